import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { type Place, servicePlaces } from './service-places.ts';

function problemsOf(places: readonly Place[]): string[] {
  return places.flatMap(({ where, knows, expected = SERVICE_NAMES }) => [
    ...expected.filter((name) => !knows.includes(name)).map((name) => `${where}: ${name} is missing`),
    ...knows.filter((name) => !expected.includes(name)).map((name) => `${where}: ${name} is there, but not expected`),
  ]);
}

describe('the manifest of the system', () => {
  it('matches every other place that lists services', () => {
    expect(problemsOf(servicePlaces(repositoryRoot))).toEqual([]);
  });

  it('reports missing and unknown entries', () => {
    const [first = '', ...others] = SERVICE_NAMES;
    expect(problemsOf([{ where: 'a file', knows: [...others, 'reef'] }])).toEqual([
      `a file: ${first} is missing`,
      'a file: reef is there, but not expected',
    ]);
  });
});
