import { describe, expect, it } from '@jest/globals';
import { InTurns } from './in-turns.ts';

function asking() {
  const questions: PromiseWithResolvers<string>[] = [];
  const turns = new InTurns(() => {
    const question = Promise.withResolvers<string>();
    questions.push(question);
    return question.promise;
  });
  const begun = async (many: number) => {
    while (questions.length < many) await Promise.resolve();
    return questions[many - 1] as PromiseWithResolvers<string>;
  };
  return { questions, turns, begun };
}

describe('InTurns', () => {
  it('runs one query for callers that arrive together, and one more for all that arrive during it', async () => {
    const { turns, begun, questions } = asking();
    const first = [turns.answer(), turns.answer()];
    const question = await begun(1);
    const second = [turns.answer(), turns.answer()];
    question.resolve('before');
    expect(await Promise.all(first)).toEqual(['before', 'before']);
    (await begun(2)).resolve('after');
    expect(await Promise.all(second)).toEqual(['after', 'after']);
    expect(questions).toHaveLength(2);
  });

  it('rejects the callers of a failed query, and runs a new one for later callers', async () => {
    const { turns, begun } = asking();
    const first = turns.answer();
    const question = await begun(1);
    const second = turns.answer();
    question.reject(new Error('away'));
    await expect(first).rejects.toThrow('away');
    (await begun(2)).resolve('there');
    expect(await second).toBe('there');
    const third = turns.answer();
    (await begun(3)).resolve('still there');
    expect(await third).toBe('still there');
  });
});
