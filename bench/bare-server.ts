import { WebSocket, WebSocketServer } from 'ws';

/**
 * What everything else is compared with: a broadcast without a game. Every message is followed by one frame of 110 bytes to
 * each socket of its room (`?room=` in the address); the first byte of its text names the sender's place.
 */
const FRAME = 110;
const HEADER = 2;
const PLACES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const payloads = PLACES.map((place) => Buffer.from(place.padEnd(FRAME - HEADER, '.')));
const PING = Buffer.from('{"ping"');
const rooms = new Map<string, WebSocket[]>();

const server = new WebSocketServer({ port: Number(process.env['PORT']), host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const room = rooms.get(name) ?? [];
  rooms.set(name, room);
  const payload = payloads[room.length % PLACES.length] ?? Buffer.alloc(0);
  room.push(socket);
  socket.on('message', (data: Buffer) => {
    if (data.subarray(0, PING.length).equals(PING)) socket.send(data, { binary: false });
    else for (const other of room) other.send(payload, { binary: false });
  });
  socket.on('close', () => room.splice(room.indexOf(socket), 1));
});

process.on('SIGTERM', () => process.exit(0));
