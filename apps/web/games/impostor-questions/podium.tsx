import type { Board } from '@alibi/games/impostor-questions/types';
import type { Seen } from '@alibi/protocol';
import type { JSX } from 'preact';
import { plural } from '../../kit/plural.ts';
import { Names, Person, seatsOf, Tokens } from './people.tsx';
import { mostOf, stepsOf } from './ranks.ts';
import type { Award, Rank } from './ranks.ts';
import { total } from './verdict.ts';

interface RanksProps {
  readonly seen: Seen;
  readonly ranks: readonly Rank[];
}

/** Where more share a step, their names are in the table below. */
const MOST_NAMED = 2;
const PLACES = ['', '1st', '2nd', '3rd'];

export function Podium({ seen, ranks }: RanksProps): JSX.Element {
  return (
    <ol class="iq-podium">
      {stepsOf(ranks).map(({ place, ranks: here }) => (
        <li key={place} class={`iq-step iq-step-${place}`}>
          <span class="iq-step-people">
            {here.length > MOST_NAMED ? (
              <Tokens seen={seen} ids={here.map(({ id }) => id)} />
            ) : (
              here.map(({ id }) => <Person key={id} seen={seen} id={id} />)
            )}
          </span>
          <span class="iq-block">
            <span class="iq-place">{PLACES[place]}</span>
            <span>{pointsWords(here[0]?.points ?? 0)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function pointsWords(points: number): string {
  return `${total(points)} ${points === 1 ? 'point' : 'points'}`;
}

export function Awards({ seen, board }: { readonly seen: Seen; readonly board: Board }): JSX.Element | null {
  const { statistics, survivals } = board;
  if (statistics === null) return null;
  const seats = seatsOf(seen, board);
  const given: readonly (readonly [title: string, award: Award | null, one: string, many: string])[] = [
    ['Best disguise', mostOf(survivals, seats), 'clean getaway', 'clean getaways'],
    ['Sharpest nose', mostOf(statistics.spotted, seats), 'impostor spotted', 'impostors spotted'],
    ['Wrongly accused', mostOf(statistics.suspected, seats), 'vote for nothing', 'votes for nothing'],
  ];
  return (
    <ul class="iq-awards">
      {given.map(([title, award, one, many]) =>
        award === null ? null : (
          <li key={title} class="card iq-award">
            <h2>{title}</h2>
            <p>
              <Names seen={seen} ids={award.ids} opening />: {plural(award.count, one, many)}
            </p>
          </li>
        ),
      )}
    </ul>
  );
}

interface TableProps extends RanksProps {
  readonly statistics: Board['statistics'];
}

export function Table({ seen, ranks, statistics }: TableProps): JSX.Element {
  const columns = ['Player', 'Points', 'Got away', 'Spotted'];
  return (
    <div class="iq-standings">
      {/* The roles are said aloud because a narrow screen lays the rows out as cards, and a table would lose them. */}
      <table class="iq-table" role="table">
        <caption class="visually-hidden">
          Everybody’s points, how often they got away as impostor and how often they voted for one
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span class="visually-hidden">Place</span>
            </th>
            {columns.map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {ranks.map(({ id, place, points, survivals }) => (
            <tr key={id} role="row" class={id === seen.you.id ? 'iq-row-own' : ''}>
              <td role="cell">{place ?? '–'}</td>
              <th role="rowheader" scope="row">
                <Person seen={seen} id={id} />
              </th>
              <td role="cell" data-title="Points">
                {total(points)}
              </td>
              <td role="cell" data-title="Got away">
                {survivals}
              </td>
              <td role="cell" data-title="Spotted">
                {statistics?.spotted[id] ?? 0}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
