import { jest } from '@jest/globals';
import { TypeCheck } from './type-check.ts';

describe('the check of the types', () => {
  let found: string[];
  const shown: string[] = [];
  const check = new TypeCheck(
    'tsconfig.json',
    (text) => shown.push(text),
    async () => found,
  );

  async function change(errors: string[]): Promise<void> {
    found = errors;
    check.request();
    await jest.advanceTimersByTimeAsync(500);
  }

  beforeEach(() => {
    jest.useFakeTimers();
    shown.length = 0;
  });

  afterEach(() => jest.useRealTimers());

  it('reports errors once, and again when they are fixed', async () => {
    await change([]);
    expect(shown).toEqual([]);
    await change(['a.ts(1,2): error TS2322: no']);
    await change(['a.ts(1,2): error TS2322: no']);
    expect(shown).toEqual(['1 type error\n  a.ts(1,2): error TS2322: no']);
    await change([]);
    expect(shown.at(-1)).toBe('all right again');
  });

  it('limits its output', async () => {
    await change(Array.from({ length: 40 }, (_, at) => `a.ts(${at},1): error TS1: no`));
    expect(shown[0]?.split('\n')).toHaveLength(14);
    expect(shown[0]).toMatch(/^40 type errors[\s\S]*and 28 more$/);
  });

  it('waits until the changes have settled', async () => {
    found = ['x'];
    check.request();
    await jest.advanceTimersByTimeAsync(400);
    check.request();
    await jest.advanceTimersByTimeAsync(400);
    expect(shown).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(shown).toHaveLength(1);
  });
});
