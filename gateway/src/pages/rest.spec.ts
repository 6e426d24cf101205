import { Rest } from './rest.ts';

describe('Rest', () => {
  let now: number;
  let rest: Rest;

  beforeEach(() => {
    now = 1_000_000;
    rest = new Rest(() => now);
  });

  function failAfter(ms: number): void {
    const askedAt = now;
    now += ms;
    rest.begin(askedAt);
  }

  function expectItToLast(ms: number): void {
    now += ms - 1;
    expect(rest.isOver).toBe(false);
    now += 1;
    expect(rest.isOver).toBe(true);
  }

  it('is over until the first failure', () => {
    expect(rest.isOver).toBe(true);
  });

  it('lasts one second after each immediate failure', () => {
    for (let time = 0; time < 10; time++) {
      failAfter(0);
      expectItToLast(1_000);
    }
  });

  it('grows with each slow failure, up to five times the wait', () => {
    for (const ms of [1_000, 2_000, 4_000, 6_000, 8_000, 10_000, 10_000]) {
      failAfter(2_000);
      expectItToLast(ms);
    }
  });

  it('starts over after a success', () => {
    for (let time = 0; time < 3; time++) failAfter(2_000);
    rest.end();
    expect(rest.isOver).toBe(true);
    failAfter(2_000);
    expectItToLast(1_000);
  });
});
