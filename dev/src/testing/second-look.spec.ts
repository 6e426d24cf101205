import { lookAgain } from './second-look.ts';
import type { Failure, Step, StepResult } from './step.ts';

const failure = (title: string): Failure => ({ file: 'a.int-spec.ts', title, message: `Error: ${title}` });
const broken: Failure = { file: '', title: 'jest', message: 'Its output is above.' };
const named = (count: number) => Array.from({ length: count }, (_, at) => failure(`test ${at}`));

function look(failures: Failure[], again?: Partial<StepResult>) {
  const runAgain = again && jest.fn(async () => ({ passed: 20, failed: again.failures?.length ?? 0, skipped: [], ...again }));
  const first = { passed: 10, failed: failures.length, skipped: [], failures };
  const step: Step = { name: 'integration', title: 'Integration', run: async () => first, runAgain };
  return { step, runAgain, outcome: { ...first, title: step.title, seconds: 1 } };
}

describe('the second look', () => {
  beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

  it('counts a test that passes alone as passed and lists it as unsteady with its first error', async () => {
    const { outcomes, note } = await lookAgain([look([failure('one'), failure('two')], { failures: [failure('two')] })]);
    expect(outcomes).toEqual([expect.objectContaining({ passed: 11, failed: 1, failures: [failure('two')], unsteady: [failure('one')] })]);
    expect(note).toBeUndefined();
  });

  it('lists a test that passed first and fails in the second look as unsteady', async () => {
    const { outcomes } = await lookAgain([look([failure('one')], { failures: [failure('other')] })]);
    expect(outcomes[0]).toMatchObject({ passed: 11, failed: 0, failures: [], unsteady: [failure('one'), failure('other')] });
  });

  it('does not apply to steps without it, nor without failures', async () => {
    const [unit, good] = [look(named(2)), look([], {})];
    const { outcomes } = await lookAgain([unit, good]);
    expect(outcomes).toEqual([unit.outcome, good.outcome]);
    expect(good.runAgain).not.toHaveBeenCalled();
  });

  it('applies to 15 failed tests of all steps together, and not to 16', async () => {
    const few = [look(named(7), { failures: named(7) }), look(named(8), { failures: named(8) })];
    expect((await lookAgain(few)).note).toBeUndefined();
    expect(few[1]?.runAgain).toHaveBeenCalledTimes(1);
    const many = [look(named(7), {}), look(named(9), {})];
    const { outcomes, note } = await lookAgain(many);
    expect(many[0]?.runAgain).not.toHaveBeenCalled();
    expect(outcomes.map(({ failed }) => failed)).toEqual([7, 9]);
    expect(note).toContain('16 failures');
  });

  it('counts a set-up that fails all tests of its file once', async () => {
    const failures = named(100).map((test) => ({ ...test, message: 'Error: the system did not start', place: 'a.int-spec.ts:3:1' }));
    const { outcomes, note } = await lookAgain([look(failures, { passed: 110 })]);
    expect(note).toBeUndefined();
    expect(outcomes[0]).toMatchObject({ passed: 110, failed: 0, unsteady: failures });
  });

  it('excuses 8 unsteady tests of all steps together, and not 9', async () => {
    const { outcomes } = await lookAgain([look(named(8), {})]);
    expect(outcomes[0]).toMatchObject({ failed: 0, unsteady: named(8) });
    const many = await lookAgain([look(named(4), {}), look(named(5), {})]);
    expect(many.outcomes.map(({ failed, unsteady }) => [failed, unsteady])).toEqual([
      [4, undefined],
      [5, undefined],
    ]);
    expect(many.note).toContain('9 failures');
  });

  it.each([
    ['breaks down', { passed: 2, failed: 1, failures: [broken] }],
    ['runs fewer tests than failed', { passed: 1, failed: 0 }],
  ])('excuses nothing when it %s', async (_case, again) => {
    const { outcomes } = await lookAgain([look(named(2), again)]);
    expect(outcomes[0]).toMatchObject({ passed: 10, failed: 2, failures: named(2) });
  });

  it('keeps a failure outside of tests', async () => {
    const { outcomes } = await lookAgain([look([failure('one'), broken], {})]);
    expect(outcomes[0]).toMatchObject({ passed: 11, failed: 1, failures: [broken], unsteady: [failure('one')] });
  });
});
