import { GONE, Ledger } from './ledger.ts';

describe('Ledger', () => {
  let ledger: Ledger;
  beforeEach(() => {
    ledger = new Ledger();
    ledger.sent('reef', 1);
  });

  it('matches a system that holds exactly the acknowledged writes', () => {
    ledger.stored('reef', 1);
    expect(ledger.compare([{ name: 'reef', state: 1 }])).toEqual({ lost: [], doubled: [] });
    expect(ledger.acknowledged).toBe(1);
  });

  it('reports a missing write, and an older state than the acknowledged one', () => {
    ledger.stored('reef', 1);
    expect(ledger.compare([]).lost).toEqual(['reef']);
    ledger.sent('reef', 2);
    ledger.stored('reef', 2);
    expect(ledger.compare([{ name: 'reef', state: 1 }]).lost).toEqual(['reef']);
  });

  it('accepts both outcomes of a write whose answer was lost, but no other state', () => {
    expect(ledger.compare([])).toEqual({ lost: [], doubled: [] });
    expect(ledger.compare([{ name: 'reef', state: 1 }])).toEqual({ lost: [], doubled: [] });
    expect(ledger.compare([{ name: 'reef', state: 3 }]).lost).toEqual(['reef']);
  });

  it('reports a rejected state', () => {
    ledger.stored('reef', 1);
    ledger.sent('reef', 2);
    ledger.refused('reef', 2);
    expect(ledger.compare([{ name: 'reef', state: 2 }]).lost).toEqual(['reef']);
  });

  it('reports a deleted object that is still there, and accepts both outcomes of a deletion whose answer was lost', () => {
    ledger.stored('reef', 1);
    ledger.sent('reef', GONE);
    const there = [{ name: 'reef', state: 1 }];
    for (const stored of [there, []]) expect(ledger.compare(stored)).toEqual({ lost: [], doubled: [] });
    ledger.stored('reef', GONE);
    expect(ledger.compare([])).toEqual({ lost: [], doubled: [] });
    expect(ledger.compare(there)).toEqual({ lost: [], doubled: ['reef'] });
  });

  it('reports duplicates and objects that were never sent', () => {
    ledger.stored('reef', 1);
    const twice = { name: 'reef', state: 1 };
    expect(ledger.compare([twice, twice, { name: 'wall', state: 1 }]).doubled).toEqual(['reef', 'wall']);
  });

  it('can be copied for a backup: writes during the backup may be in it, later ones must not', () => {
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

  it('can be reset to the content of another system', () => {
    ledger.stored('reef', 1);
    ledger.adopt([{ name: 'wall', state: 1 }]);
    expect(ledger.compare([{ name: 'wall', state: 1 }])).toEqual({ lost: [], doubled: [] });
    expect(ledger.compare([{ name: 'reef', state: 1 }])).toEqual({ lost: ['wall'], doubled: ['reef'] });
  });
});
