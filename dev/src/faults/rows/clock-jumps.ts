import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '@reefdesk/test-kit/http';
import type { Site } from '../site/site.ts';
import { CACHED_WITHIN_MS, type Fault, SEEN_WITHIN_MS } from './fault.ts';

const HOUR_MS = 3_600_000;
const FOR_MS = 20_000;
const SHORT_MS = 6_000;

/** Sessions from before, during and after the jump must stay valid; otherwise the continuous writers get errors. */
export const clockJumps: Fault = {
  row: 7,
  title: 'clock 1 h ahead, then back',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }, { loadGenerator, slackMs }) => {
    const [people, broken] = [[await signIn(site)], [] as string[]];
    for (const [aheadMs, when] of [
      [HOUR_MS, 'ahead'],
      [0, 'back'],
    ] as const) {
      const before = Date.now();
      site.clock.set(aheadMs);
      await sleep(isShort ? SHORT_MS : FOR_MS);
      const elsewhere = site.all.filter(({ pid }) => !(Math.abs(site.clock.lastSeenBy(pid) - (before + aheadMs)) < HOUR_MS / 2));
      if (elsewhere.length > 0) broken.push(`the clock was not set ${when} for ${elsewhere.map(({ name }) => name).join(', ')}`);
      people.push(await signIn(site));
      const out = await Promise.all(people.map(isSignedOut));
      if (out.some(Boolean)) broken.push(`signed out with the clock ${when}: ${out.filter(Boolean).length} of ${out.length}`);
      if (!(await loadGenerator.isSeen(SEEN_WITHIN_MS + slackMs))) broken.push(`a change is not seen with the clock ${when}`);
    }
    return broken;
  },
};

async function signIn({ url, customer }: Site): Promise<HttpClient> {
  const http = new HttpClient(url);
  await http.login(customer.email, customer.password);
  return http;
}

async function isSignedOut(person: HttpClient): Promise<boolean> {
  return (await person.get('/api/me')).status === 401;
}
