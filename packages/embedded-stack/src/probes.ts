import { connect, type NetConnectOpts } from 'node:net';

export function accepts(target: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(target);
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

/** Resolves if GET succeeds. Any other response is thrown as text, so that a failed start can quote it. */
export async function answersOk(url: string): Promise<true> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${body.slice(0, 500)}`.trim());
  return true;
}
