import { connect } from 'node:net';

/** The other side has nothing more to say. */
const SILENT_AFTER_MS = 150;

export interface RawOptions {
  /** Waits this long for a first byte. */
  patienceMs?: number;
  /** Closes our side at once, as somebody who hangs up. */
  hangsUp?: boolean;
}

/** Writes exactly these bytes and reads what comes back, '' for nothing. */
export function rawExchange(base: string, bytes: Buffer | string, { patienceMs = 500, hangsUp = false }: RawOptions = {}): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    let timer = setTimeout(end, patienceMs);
    function end(): void {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    }
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(timer);
      timer = setTimeout(end, SILENT_AFTER_MS);
    });
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
