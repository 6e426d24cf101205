import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { DeadlineError } from './failures.ts';

const CONNECT_WITHIN_MS = 3_000;
/** What an upload must bring between two looks; a tenth of what a bad line brings in half a minute. */
const LEAST_BYTES = 16 * 1_024;
/** How long a visitor may take nothing of an answer that is waiting for them. */
const STALLED_CLIENT_MS = 120_000;

/** Limits the time until an answer begins: to connect, and then for the service to say something. */
export function limitWaiting(request: ClientRequest, silenceMs: number): void {
  let isAnswered = false;
  const giveUp = (): void => void (isAnswered || request.destroy(new DeadlineError('answer')));
  // What is left may be nothing: the time that the request had has passed while it waited for its turn.
  request.setTimeout(Math.max(1, silenceMs), () => afterReading(giveUp));
  request.once('response', () => {
    isAnswered = true;
  });
  const { socket } = request;
  if (!socket?.connecting) return;
  // The silence only counts from the connection on.
  const timer = setTimeout(() => request.destroy(new DeadlineError('connect')), CONNECT_WITHIN_MS);
  const clear = (): void => clearTimeout(timer);
  socket.once('connect', clear).once('close', clear);
}

/** Gives an upload up that brings hardly anything, from one look to the next, while the service would take more. */
export function limitUpload(upload: IncomingMessage, request: ClientRequest, stallMs: number): void {
  const { socket } = upload;
  let bytesSeen = socket.bytesRead;
  const look = (): void => {
    const came = socket.bytesRead - bytesSeen;
    bytesSeen = socket.bytesRead;
    if (came < LEAST_BYTES && !upload.complete && !request.writableNeedDrain) request.destroy(new DeadlineError('upload'));
  };
  const timer = setInterval(() => afterReading(look), stallMs);
  const stop = (): void => clearInterval(timer);
  upload.once('end', stop).once('close', stop);
  request.once('close', stop);
}

/**
 * Once an answer has begun, silence only counts as the service's while the visitor keeps up, and from when they last caught
 * up: someone on a slow link pauses the service's connection, too.
 */
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

/** Timers come before input: when this process was held up, what looks like silence may be lying there to be read. */
function afterReading(act: () => void): void {
  setImmediate(act);
}
