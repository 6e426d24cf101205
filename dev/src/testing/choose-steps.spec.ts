import { chooseSteps } from './choose-steps.ts';

const chosen = async (...steps: string[]) => {
  const { run } = await chooseSteps({ steps, words: [], changed: false });
  return run.map(({ name }) => name);
};

describe('the steps that are asked for by name', () => {
  it.each(['integration', 'journeys', 'crash', 'faults'])('build what %s runs, which a fresh clone does not have', async (name) => {
    expect(await chosen(name)).toEqual(['types', 'build', name]);
  });

  it('run alone and in their usual order where nothing built is needed', async () => {
    expect(await chosen('unit', 'lint')).toEqual(['lint', 'unit']);
  });
});
