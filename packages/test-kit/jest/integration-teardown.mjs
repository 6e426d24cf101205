import { once } from 'node:events';

export default async function stopSharedParts() {
  const host = globalThis.reefdeskSharedParts;
  const exited = once(host, 'exit');
  host.stdin.end();
  await exited;
}
