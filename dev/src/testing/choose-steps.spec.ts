import { chooseSteps } from './choose-steps.ts';

const chosen = async (...steps: string[]) => {
  const { run } = await chooseSteps({ steps, words: [], changed: false });
  return run.map(({ name }) => name);
};

describe('steps that are selected by name', () => {
  it.each(['integration', 'journeys', 'crash', 'faults'])('include the build for %s, which a fresh clone lacks', async (name) => {
    expect(await chosen(name)).toEqual(['types', 'build', name]);
  });

  it('run alone and in their usual order if they need no build', async () => {
    expect(await chosen('unit', 'lint')).toEqual(['lint', 'unit']);
  });
});
