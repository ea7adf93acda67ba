import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** A web socket of which `ws` only does the handshake: the driver must be cheaper than the server it measures. */
export interface RawSocket {
  send(text: string): void;
  close(): void;
  /** Bytes received since the handshake, frame headers included. */
  received(): number;
  /** Called with every message; the bytes are only good until it returns. */
  onMessage: (payload: Buffer) => void;
}

const MASK = Buffer.from([0x5a, 0xc3, 0x17, 0x9e]);

export function openSocket(url: string, lost: (reason: string) => void): Promise<RawSocket> {
  return new Promise((done, failed) => {
    const handshake = new WebSocket(url, { perMessageDeflate: false });
    let socket: Socket | null = null;
    handshake.on('upgrade', (response: IncomingMessage) => (socket = response.socket));
    handshake.on('error', failed);
    handshake.on('open', () => {
      if (socket === null) failed(new Error('no upgrade'));
      else done(takeOver(socket, lost));
    });
  });
}

function takeOver(socket: Socket, lost: (reason: string) => void): RawSocket {
  for (const event of ['data', 'end', 'close', 'error']) socket.removeAllListeners(event);
  let rest: Buffer | null = null;
  let bytes = 0;
  let closing = false;
  const raw: RawSocket = {
    send: (text) => void socket.write(maskedFrame(text)),
    close() {
      closing = true;
      socket.destroy();
    },
    received: () => bytes,
    onMessage: () => {},
  };
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    const data: Buffer = rest === null ? chunk : Buffer.concat([rest, chunk]);
    const used = readFrames(data, raw, lost);
    rest = used === data.length ? null : data.subarray(used);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    if (!closing) lost('connection closed');
  });
  socket.setNoDelay(true);
  socket.resume();
  return raw;
}

/** Hands every whole frame on; returns how many bytes those were. Servers here never split a message over frames. */
function readFrames(data: Buffer, raw: RawSocket, lost: (reason: string) => void): number {
  let at = 0;
  while (data.length - at >= 2) {
    let length = (data[at + 1] ?? 0) & 0x7f;
    let start = at + 2;
    if (length === 126) {
      if (data.length - at < 4) break;
      length = data.readUInt16BE(at + 2);
      start = at + 4;
    } else if (length === 127) {
      if (data.length - at < 10) break;
      length = Number(data.readBigUInt64BE(at + 2));
      start = at + 10;
    }
    if (data.length - start < length) break;
    const opcode = (data[at] ?? 0) & 0x0f;
    if (opcode === 1) raw.onMessage(data.subarray(start, start + length));
    else if (opcode === 8) lost(`closed by the server with ${length >= 2 ? data.readUInt16BE(start) : 'no code'}`);
    at = start + length;
  }
  return at;
}

/** Everything the driver sends is plain ASCII of less than 64 kB. */
function maskedFrame(text: string): Buffer {
  const { length } = text;
  const header = length < 126 ? 2 : 4;
  const frame = Buffer.allocUnsafe(header + 4 + length);
  frame[0] = 0x81;
  frame[1] = 0x80 | (header === 2 ? length : 126);
  if (header === 4) frame.writeUInt16BE(length, 2);
  MASK.copy(frame, header);
  const start = header + 4;
  for (let index = 0; index < length; index++) frame[start + index] = text.charCodeAt(index) ^ (MASK[index & 3] ?? 0);
  return frame;
}
