import { readTestRequest } from './test-request.ts';

const read = (...args: string[]) => readTestRequest(args, ['unit', 'journeys']);
const everything = { steps: [], words: [], changed: false };

describe('the arguments of npm test', () => {
  it('are none for everything', () => {
    expect(read()).toEqual(everything);
  });

  it('name steps, or else files', () => {
    expect(read('unit', 'journeys')).toEqual({ ...everything, steps: ['unit', 'journeys'] });
    expect(read('gateway/test', 'fuzz')).toEqual({ ...everything, words: ['gateway/test', 'fuzz'] });
  });

  it('ask for what changed', () => {
    expect(read('--changed')).toEqual({ ...everything, changed: true });
  });

  it('are refused when they say nothing that is known, or two things at once', () => {
    expect(() => read('--watch')).toThrow('--watch is unknown');
    expect(() => read('unit', 'fuzz')).toThrow('not for several');
    expect(() => read('--changed', 'fuzz')).toThrow('not for several');
  });
});
