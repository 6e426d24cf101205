import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { DeadlineError } from './failures.ts';

const CONNECT_WITHIN_MS = 3_000;
/** Minimum progress of an upload between two checks; a bad line transfers ten times as much in half a minute. */
const MIN_BYTES = 16 * 1_024;
/** Time for which a visitor may read nothing of a waiting response. */
const STALLED_CLIENT_MS = 120_000;

/** Limits the time to connect, and then the time until the response begins. */
export function limitWaiting(request: ClientRequest, silenceMs: number): void {
  let isAnswered = false;
  const giveUp = (): void => void (isAnswered || request.destroy(new DeadlineError('answer')));
  // The remaining time may be zero, if the request waited for its turn.
  request.setTimeout(Math.max(1, silenceMs), () => afterReading(giveUp));
  request.once('response', () => {
    isAnswered = true;
  });
  const { socket } = request;
  if (!socket?.connecting) return;
  // The silence limit applies once the connection is open.
  const timer = setTimeout(() => request.destroy(new DeadlineError('connect')), CONNECT_WITHIN_MS);
  const clear = (): void => clearTimeout(timer);
  socket.once('connect', clear).once('close', clear);
}

/** Aborts an upload that makes hardly any progress while the service could take more. */
export function limitUpload(upload: IncomingMessage, request: ClientRequest, stallMs: number): void {
  const { socket } = upload;
  let bytesSeen = socket.bytesRead;
  const look = (): void => {
    const came = socket.bytesRead - bytesSeen;
    bytesSeen = socket.bytesRead;
    if (came < MIN_BYTES && !upload.complete && !request.writableNeedDrain) request.destroy(new DeadlineError('upload'));
  };
  const timer = setInterval(() => afterReading(look), stallMs);
  const stop = (): void => clearInterval(timer);
  upload.once('end', stop).once('close', stop);
  request.once('close', stop);
}

/** Limits the service's silence only while the visitor keeps up, because a slow client pauses the service's connection, too. */
export function limitAnswer(answer: IncomingMessage, client: ServerResponse, silenceMs: number): void {
  const { socket } = answer;
  let waitedMs = 0;
  let bytesSeen = 0;
  const listen = (): void => void socket.setTimeout(silenceMs);
  const check = (bytesBefore: number): void => {
    if (answer.destroyed || socket.bytesRead > bytesBefore) return;
    waitedMs = socket.bytesRead === bytesSeen ? waitedMs + silenceMs : silenceMs;
    bytesSeen = socket.bytesRead;
    if (!client.writableNeedDrain || waitedMs >= STALLED_CLIENT_MS) answer.destroy(new DeadlineError('answer'));
    else listen();
  };
  const onTimeout = (): void => {
    const { bytesRead } = socket;
    afterReading(() => check(bytesRead));
  };
  listen();
  socket.on('timeout', onTimeout);
  client.on('drain', listen);
  answer.once('close', () => {
    socket.off('timeout', onTimeout);
    client.off('drain', listen);
  });
}

/** Timers run before input: if this process was blocked, data may be waiting to be read. */
function afterReading(act: () => void): void {
  setImmediate(act);
}
