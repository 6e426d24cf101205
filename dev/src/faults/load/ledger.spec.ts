import { GONE, Ledger } from './ledger.ts';

describe('the ledger', () => {
  let ledger: Ledger;
  beforeEach(() => {
    ledger = new Ledger();
    ledger.sent('reef', 1);
  });

  it('agrees with a system that holds what it acknowledged, and no more', () => {
    ledger.stored('reef', 1);
    expect(ledger.compare([{ name: 'reef', state: 1 }])).toEqual({ lost: [], doubled: [] });
    expect(ledger.acknowledged).toBe(1);
  });

  it('misses what was acknowledged, and a state that a later one took the place of', () => {
    ledger.stored('reef', 1);
    expect(ledger.compare([]).lost).toEqual(['reef']);
    ledger.sent('reef', 2);
    ledger.stored('reef', 2);
    expect(ledger.compare([{ name: 'reef', state: 1 }]).lost).toEqual(['reef']);
  });

  it('takes either end of a write whose answer was lost, but no other state', () => {
    expect(ledger.compare([])).toEqual({ lost: [], doubled: [] });
    expect(ledger.compare([{ name: 'reef', state: 1 }])).toEqual({ lost: [], doubled: [] });
    expect(ledger.compare([{ name: 'reef', state: 3 }]).lost).toEqual(['reef']);
  });

  it('does not take what was refused', () => {
    ledger.stored('reef', 1);
    ledger.sent('reef', 2);
    ledger.refused('reef', 2);
    expect(ledger.compare([{ name: 'reef', state: 2 }]).lost).toEqual(['reef']);
  });

  it('takes what was deleted for gone, and either end of a deletion whose answer was lost', () => {
    ledger.stored('reef', 1);
    ledger.sent('reef', GONE);
    const there = [{ name: 'reef', state: 1 }];
    for (const stored of [there, []]) expect(ledger.compare(stored)).toEqual({ lost: [], doubled: [] });
    ledger.stored('reef', GONE);
    expect(ledger.compare([])).toEqual({ lost: [], doubled: [] });
    expect(ledger.compare(there)).toEqual({ lost: [], doubled: ['reef'] });
  });

  it('sees what is there twice, and what nobody sent', () => {
    ledger.stored('reef', 1);
    const twice = { name: 'reef', state: 1 };
    expect(ledger.compare([twice, twice, { name: 'wall', state: 1 }]).doubled).toEqual(['reef', 'wall']);
  });

  it('is copied for a copy of the system: what is sent meanwhile may be there, what is sent later may not', () => {
    ledger.stored('reef', 1);
    const { ledger: copy, close } = ledger.copy();
    ledger.sent('reef', 2);
    ledger.stored('reef', 2);
    ledger.sent('wall', 1);
    close();
    ledger.sent('cave', 1);
    for (const reef of [1, 2]) expect(copy.compare([{ name: 'reef', state: reef }])).toEqual({ lost: [], doubled: [] });
    expect(copy.compare([]).lost).toEqual(['reef']);
    const all = ['reef', 'wall', 'cave'].map((name) => ({ name, state: 1 }));
    expect(copy.compare(all)).toEqual({ lost: [], doubled: ['cave'] });
  });

  it('begins anew with what another system holds', () => {
    ledger.stored('reef', 1);
    ledger.adopt([{ name: 'wall', state: 1 }]);
    expect(ledger.compare([{ name: 'wall', state: 1 }])).toEqual({ lost: [], doubled: [] });
    expect(ledger.compare([{ name: 'reef', state: 1 }])).toEqual({ lost: ['wall'], doubled: ['reef'] });
  });
});
