import { ENDPOINTS } from '@reefdesk/test-kit/calls';

type Check<Item> = (item: Item) => Promise<string | undefined>;

export async function errorsOf<Item>(items: readonly Item[], check: Check<Item>): Promise<string[]> {
  return (await Promise.all(items.map(check))).filter((problem) => problem !== undefined);
}

/** Runs the checks one after the other, for requests that change the state of the next one. */
async function problemsInTurn<Item>(items: readonly Item[], check: Check<Item>): Promise<string[]> {
  const problems: string[] = [];
  for (const item of items) problems.push(...(await errorsOf([item], check)));
  return problems;
}

/** Paths where a write succeeds without a body: it may end the session that the next request needs, or count against a limit. */
const EFFECTIVE = new Set(
  ENDPOINTS.filter(({ method, answers }) => method !== 'GET' && answers.some((status) => status < 300)).map(({ path }) => path),
);
export const search = (path: string) => (EFFECTIVE.has(path) ? problemsInTurn : errorsOf);
