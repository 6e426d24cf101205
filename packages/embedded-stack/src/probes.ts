import { connect, type NetConnectOpts } from 'node:net';

/** Does somebody accept connections there? */
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

/** Does GET on the address answer with success? */
export async function answersOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
  await response.body?.cancel();
  return response.ok;
}
