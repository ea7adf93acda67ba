import type { Bye } from '@alibi/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { rememberedPersona } from '../connection/device.ts';
import { lookUpRoom } from '../connection/http.ts';
import type { Problem, RoomInfo } from '../connection/http.ts';
import { sayRefusal } from '../connection/refusals.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { plural } from '../kit/plural.ts';
import { TextField } from '../kit/text-field.tsx';
import { go } from '../navigation.ts';
import { groupCode } from '../route.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { AVATARS, looksLikeName, nextName } from './persona.ts';
import { TopBar } from './top-bar.tsx';

export interface JoinRequest {
  readonly as: 'player' | 'spectator';
  readonly name: string;
  readonly avatar: string;
}

export interface JoinScreenProps {
  readonly code: string;
  /** Why the last try was refused. */
  readonly problem: Bye | null;
  readonly onJoin: (request: JoinRequest) => void;
}

export function JoinScreen({ code, problem, onJoin }: JoinScreenProps): JSX.Element {
  const [name, setName] = useState(() => firstName(problem));
  const [avatar, setAvatar] = useState(() => rememberedPersona().avatar || anyAvatar());
  const [error, setError] = useState<string | null>(() => nameError(problem));
  const { info, missing } = useRoomInfo(code);
  const gone = missing?.code === 'ROOM_NOT_FOUND';
  const full = problem?.code === 'ROOM_FULL' || problem?.code === 'GAME_ALREADY_STARTED';
  const mayWatch = full ? problem.details['watch'] === true : (info?.spectators ?? true);

  const join = (as: JoinRequest['as']): void => {
    if (looksLikeName(name)) onJoin({ as, name: name.trim(), avatar });
    else setError(sayRefusal('INVALID_NAME'));
  };

  return (
    <>
      <TopBar />
      <main class="page">
        <div>
          <h1>
            {gone ? 'No room' : 'Join room'} {groupCode(code)}
          </h1>
          <p class="muted" role="status">
            {missing === null ? aboutRoom(info) : sayRefusal(missing.code, missing.details)}
          </p>
        </div>
        {gone ? (
          <Button kind="primary" onClick={() => go({ screen: 'home' })}>
            Back to the start
          </Button>
        ) : (
          <form
            class="card stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              join(full && mayWatch ? 'spectator' : 'player');
            }}
          >
            {problem !== null && error === null && <p role="alert">{sayRefusal(problem.code, problem.details)}</p>}
            <TextField
              label="Your name"
              value={name}
              maxLength={40}
              error={error}
              autoComplete="nickname"
              autoCapitalize="words"
              spellcheck={false}
              enterKeyHint="go"
              autoFocus={name === '' || error !== null}
              onInput={(text) => {
                setName(text);
                setError(null);
              }}
            />
            <AvatarPicker value={avatar} onChange={setAvatar} />
            {full && mayWatch ? (
              <Button type="submit" kind="primary">
                <Icon name="eye" /> Watch
              </Button>
            ) : (
              <Button type="submit" kind="primary">
                Take a seat
              </Button>
            )}
            {!full && mayWatch && (
              <Button kind="quiet" onClick={() => join('spectator')}>
                Only watch
              </Button>
            )}
            {full && (
              <Button kind="quiet" onClick={() => join('player')}>
                Try for a seat again
              </Button>
            )}
          </form>
        )}
        {!gone && (
          <Button kind="quiet" onClick={() => go({ screen: 'room', code, stage: true })}>
            <Icon name="screen" /> Use this screen as the table
          </Button>
        )}
      </main>
    </>
  );
}

function firstName(problem: Bye | null): string {
  const { name } = rememberedPersona();
  return problem?.code === 'NAME_TAKEN' ? nextName(name) : name;
}

function nameError(problem: Bye | null): string | null {
  const about = problem?.code === 'NAME_TAKEN' || problem?.code === 'INVALID_NAME';
  return about ? sayRefusal(problem.code, problem.details) : null;
}

function anyAvatar(): string {
  return AVATARS[Math.floor(Math.random() * AVATARS.length)] ?? '🙂';
}

function aboutRoom(info: RoomInfo | null): string {
  if (info === null) return 'Pick a name and a face.';
  const seats = `${info.players} of ${plural(info.maxPlayers, 'seat', 'seats')} taken`;
  return info.stage === 'playing'
    ? `A game is running, ${seats}.`
    : info.players === 0
      ? 'A fresh room. You will be the host.'
      : `${seats}.`;
}

function useRoomInfo(code: string): { readonly info: RoomInfo | null; readonly missing: Problem | null } {
  const [info, setInfo] = useState<RoomInfo | null>(null);
  const [missing, setMissing] = useState<Problem | null>(null);
  useEffect(() => {
    void lookUpRoom(code).then((reply) => {
      if (reply.ok) setInfo(reply.value);
      else setMissing(reply.problem);
    });
  }, [code]);
  return { info, missing };
}
