import type { Board } from '@alibi/games/bluff-trivia/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { plural } from '../../kit/plural.ts';
import { Names, People } from './people.tsx';
import { mostOf, stepsOf } from './podium.ts';
import type { Standing } from './podium.ts';

interface PodiumProps {
  readonly seen: Seen;
  readonly standings: readonly Standing[];
}

const PLACES = ['', '1st', '2nd', '3rd'];

export function Podium({ seen, standings }: PodiumProps): JSX.Element {
  return (
    <div class="bt-podium-frame">
      <ol class="bt-podium">
        {stepsOf(standings).map(({ place, points, ids }) => (
          <li key={place} class={`bt-step bt-step-${place}`}>
            <span class="bt-step-people">
              <People seen={seen} ids={ids} />
            </span>
            <span class="bt-block">
              <span class="bt-place">{PLACES[place]}</span>
              <span class="bt-step-points">{points} points</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface AwardsProps {
  readonly seen: Seen;
  readonly board: Board;
  readonly seats: readonly string[];
}

export function Awards({ seen, board, seats }: AwardsProps): JSX.Element | null {
  if (board.statistics === null) return null;
  const liar = mostOf(board.statistics.fooled, seats);
  const eye = mostOf(board.statistics.found, seats);
  if (liar === null && eye === null) return null;
  return (
    <ul class="bt-awards">
      {liar !== null && (
        <li class="card bt-award">
          <h2>Smoothest liar</h2>
          <p>
            <Names seen={seen} ids={liar.ids} opening />: {plural(liar.count, 'person', 'people')} fooled
          </p>
        </li>
      )}
      {eye !== null && (
        <li class="card bt-award">
          <h2>Sharpest eye</h2>
          <p>
            <Names seen={seen} ids={eye.ids} opening />: {plural(eye.count, 'truth', 'truths')} found
          </p>
        </li>
      )}
    </ul>
  );
}

interface TableProps extends PodiumProps {
  readonly board: Board;
}

export function Table({ seen, board, standings }: TableProps): JSX.Element {
  const { statistics } = board;
  return (
    <div class="bt-standings">
      {/* The roles are said aloud because a narrow screen lays the rows out as cards, and a table would lose them. */}
      <table class="bt-table" role="table">
        <caption class="visually-hidden">Everybody’s points, truths found and people fooled</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span class="visually-hidden">Place</span>
            </th>
            {['Player', 'Points', 'Found', 'Fooled'].map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {standings.map(({ id, place, points }) => (
            <tr key={id} role="row" class={id === seen.you.id ? 'bt-row-own' : ''}>
              <td role="cell">{place}</td>
              <th role="rowheader" scope="row">
                <People seen={seen} ids={[id]} />
              </th>
              <td role="cell" data-title="Points">
                {points}
              </td>
              <td role="cell" data-title="Found">
                {statistics?.found[id] ?? 0}
              </td>
              <td role="cell" data-title="Fooled">
                {statistics?.fooled[id] ?? 0}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
