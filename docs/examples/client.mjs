// A whole Alibi client in plain Node, with nothing of ours: creates a room, seats two players, plays a round of Bluff Trivia.
//
//   node docs/examples/client.mjs http://127.0.0.1:3000
//
// It needs a Node with a global WebSocket (22 or newer). docs/protocol.md explains every message.
import { randomUUID } from 'node:crypto';

const base = new URL(`${(process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, '')}/`);

/** Applies a frame: path, value, path, value. */
function apply(seen, frame) {
  for (let at = 0; at < frame.length; at += 2) {
    const keys = frame[at].split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop();
    let place = seen;
    for (const key of keys) place = place[key];
    place[last] = frame[at + 1];
  }
}

/** One person: says hello, keeps what it sees up to date, sends acts and waits for their answers. */
function join(room, name) {
  const address = new URL('ws', base);
  address.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  const answers = new Map();
  let watchers = [];
  let leaving = false;
  const player = { name, seen: null, token: null, act, play, until, leave };

  socket.addEventListener('open', () => {
    send({ hello: { protocol: 1, room, name, avatar: '🦊' } });
    setInterval(() => send({ ping: Date.now() }), 2_000).unref();
  });
  socket.addEventListener('close', ({ code }) => {
    if (!leaving) fail(`${name}: the line closed with ${code}`);
  });
  socket.addEventListener('message', ({ data }) => {
    const { welcome, frame, ack, nack, bye } = JSON.parse(data);
    if (welcome !== undefined) {
      player.seen = welcome.seen;
      player.token = welcome.token; // A real client keeps it and says {protocol, room, token} when it comes back.
    }
    if (frame !== undefined) apply(player.seen, frame);
    if (ack !== undefined) answers.get(ack)?.({ ok: true });
    if (nack !== undefined) answers.get(nack.id)?.({ ok: false, code: nack.code });
    if (bye !== undefined && !leaving) fail(`${name}: ${bye.code}`);
    if (welcome !== undefined || frame !== undefined) {
      for (const { done } of watchers.filter(({ test }) => test(player.seen))) done(player.seen);
      watchers = watchers.filter(({ test }) => !test(player.seen));
    }
  });

  function send(message) {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }
  /** Resolves when the server has stored the act; a refusal is an error here. */
  async function act(what) {
    const id = randomUUID();
    const answer = await new Promise((done) => {
      answers.set(id, done);
      send({ act: { id, do: what } });
    });
    if (!answer.ok) fail(`${name}: ${what.type} was refused with ${answer.code}`);
  }
  function play(command, payload) {
    return act({ type: 'play', visit: player.seen.you.phase.visit, command, payload });
  }
  /** Resolves as soon as what is seen passes the test. */
  function until(test) {
    return new Promise((done) => {
      if (player.seen !== null && test(player.seen)) done(player.seen);
      else watchers.push({ test, done });
    });
  }
  function leave() {
    leaving = true;
    return act({ type: 'leave' });
  }
  return player;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

const response = await fetch(new URL('api/rooms', base), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ game: 'bluff-trivia' }),
});
const created = await response.json();
if (response.status !== 201) fail(`no room: ${created.code}`);
console.log(`Room ${created.code}`);

const ana = join(created.code, 'Ana');
await ana.until(() => true); // The first to join is the host.
const ben = join(created.code, 'Ben');
const players = [ana, ben];
await ana.until(({ room }) => Object.keys(room.people).length === 2);
await ana.act({ type: 'configure', game: { rounds: 1, scoringSeconds: 3 } });
await ana.act({ type: 'start' });

const { board } = await ana.until(({ you }) => you.can.includes('submit'));
console.log(board.question);
for (const [index, player] of players.entries()) {
  await player.until(({ you }) => you.can.includes('submit'));
  await player.play('submit', { text: `${['seven', 'eleven'][index]} purple lighthouses` });
}

for (const player of players) {
  const seen = await player.until(({ you }) => you.can.includes('vote'));
  const open = seen.board.choices.filter(([id]) => id !== seen.you.hand.own);
  const [id, text] = open[Math.floor(Math.random() * open.length)];
  console.log(`${player.name} believes ${text}`);
  await player.play('vote', { choice: id });
}

const { reveal } = (await ana.until(({ board: now }) => now.reveal !== null)).board;
console.log(`The truth: ${reveal.answer}. ${reveal.fact}`);

const { room } = await ana.until(({ room: now }) => now.stage === 'over');
for (const [id, points] of Object.entries(room.outcome.scores)) console.log(`${room.people[id].name}: ${points}`);
await ben.leave();
await ana.leave();
process.exit(0);
