import { readTestRequest } from './test-request.ts';

const read = (...args: string[]) => readTestRequest(args, ['unit', 'journeys']);
const everything = { steps: [], words: [], changed: false };

describe('the arguments of npm test', () => {
  it('are empty for all steps', () => {
    expect(read()).toEqual(everything);
  });

  it('select steps, or else files', () => {
    expect(read('unit', 'journeys')).toEqual({ ...everything, steps: ['unit', 'journeys'] });
    expect(read('gateway/test', 'fuzz')).toEqual({ ...everything, words: ['gateway/test', 'fuzz'] });
  });

  it('select changed files', () => {
    expect(read('--changed')).toEqual({ ...everything, changed: true });
  });

  it('are rejected when unknown or contradictory', () => {
    expect(() => read('--watch')).toThrow('--watch is unknown');
    expect(() => read('unit', 'fuzz')).toThrow('not for several');
    expect(() => read('--changed', 'fuzz')).toThrow('not for several');
  });
});
