import { once } from 'node:events';

export default async function stopSharedStack() {
  const host = globalThis.reefdeskSharedStack;
  const exited = once(host, 'exit');
  host.stdin.end();
  await exited;
}
