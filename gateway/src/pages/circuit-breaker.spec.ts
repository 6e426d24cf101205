import { CircuitBreaker } from './circuit-breaker.ts';

describe('CircuitBreaker', () => {
  let now: number;
  let breaker: CircuitBreaker;

  beforeEach(() => {
    now = 1_000_000;
    breaker = new CircuitBreaker(() => now);
  });

  function failAfter(ms: number): void {
    const startedAt = now;
    now += ms;
    breaker.open(startedAt);
  }

  function expectOpenFor(ms: number): void {
    now += ms - 1;
    expect(breaker.isClosed).toBe(false);
    now += 1;
    expect(breaker.isClosed).toBe(true);
  }

  it('is closed until the first failure', () => {
    expect(breaker.isClosed).toBe(true);
  });

  it('stays open for one second after each immediate failure', () => {
    for (let time = 0; time < 10; time++) {
      failAfter(0);
      expectOpenFor(1_000);
    }
  });

  it('stays open longer with each slow failure, up to five times the wait', () => {
    for (const ms of [1_000, 2_000, 4_000, 6_000, 8_000, 10_000, 10_000]) {
      failAfter(2_000);
      expectOpenFor(ms);
    }
  });

  it('starts over after a success', () => {
    for (let time = 0; time < 3; time++) failAfter(2_000);
    breaker.close();
    expect(breaker.isClosed).toBe(true);
    failAfter(2_000);
    expectOpenFor(1_000);
  });
});
