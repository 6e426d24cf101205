import { connect } from 'node:net';

/** A request that is answered by the gateway itself, and ends the connection. */
const LAST = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

export interface RawOptions {
  /** What is no whole request may leave the other side waiting for more: this long at most. */
  patienceMs?: number;
  /** Closes our side at once, as somebody who hangs up. */
  hangsUp?: boolean;
}

/**
 * Writes exactly these bytes and reads what comes back, '' for nothing. Behind the first bytes of an answer a last request is
 * sent, and the connection read until it is closed: whatever else was in the bytes has been answered by then.
 */
export function rawExchange(
  base: string,
  bytes: Buffer | string,
  { patienceMs = 60_000, hangsUp = false }: RawOptions = {},
): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    const timer = setTimeout(end, patienceMs);
    function end(): void {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    }
    socket.once('data', () => socket.write(LAST));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Cut off in the middle of what we write, the other side resets: that is an answer, too.
    socket.on('error', end).on('close', end);
    if (hangsUp) socket.write(bytes, () => end());
    else socket.write(bytes);
  });
}

/** The statuses of the answers in what came back; interim ones (1xx) are none. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status)).filter((status) => status >= 200);
}
