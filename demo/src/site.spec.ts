import { expect, it, jest } from '@jest/globals';

const waits: number[] = [];
jest.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void waits.push(ms) }));

it('waits for a rate limit for at most ten minutes', async () => {
  const { Site } = await import('./site.ts');
  const init = { status: 429, headers: { 'retry-after': '60' } };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ message: 'Too many attempts' }, init));
  const access = { url: 'http://site.example', email: 'admin@site.example', password: 'a calm morning' };
  await expect(Site.signIn(access)).rejects.toThrow('could not sign in (Too many attempts)');
  expect(waits).toEqual(Array(10).fill(60_000));
});
