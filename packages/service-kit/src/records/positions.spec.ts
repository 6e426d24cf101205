import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { byPosition, type Placed, placesFor, positionAt } from './positions.ts';

const time = fc.date({ min: new Date(0), max: new Date('2080-01-01'), noInvalidDate: true });

const moves = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 40 });

function moved(list: readonly Placed[], id: string, after: string | null): Placed[] {
  const others = list.filter((each) => each.id !== id);
  const places = placesFor(id, after, others);
  return list.map((each) => ({ ...each, position: places.get(each.id) ?? each.position })).toSorted(byPosition);
}

describe('positions', () => {
  it('are in order of creation if no record was moved', () => {
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [first, second] = [positionAt(one), positionAt(other)];
        expect(Math.sign(byPosition({ position: first }, { position: second }))).toBe(Math.sign(one.getTime() - other.getTime()));
      }),
    );
  });

  it('put each record exactly where it was moved, also among records created in the same moment', () => {
    fc.assert(
      fc.property(fc.array(time, { minLength: 2, maxLength: 12 }), moves, (times, steps) => {
        let list = times
          .toSorted((one, other) => one.getTime() - other.getTime())
          .map((created, index) => ({ id: String(index), position: positionAt(created) }));
        for (const [which, behind] of steps) {
          const { id } = list[which % list.length] as Placed;
          const expected = list.filter((each) => each.id !== id).map((each) => each.id);
          const at = behind % (expected.length + 1);
          list = moved(list, id, expected[at - 1] ?? null);
          expect(list.map((each) => each.id)).toEqual(expected.toSpliced(at, 0, id));
        }
      }),
    );
  });

  it('stay as they are for all but the moved record and the neighbours that share a position', () => {
    const created = [1_000, 2_000, 2_000, 2_000, 3_000].map((time) => positionAt(new Date(time)));
    const list = created.map((position, index) => ({ id: String(index), position }));
    const places = placesFor('0', '1', list.slice(1));
    expect([...places.keys()]).toEqual(['1', '0', '2', '3']);
    expect([...places.values()].every((position) => position > positionAt(new Date(1_000)) && position < positionAt(new Date(3_000)))).toBe(
      true,
    );
  });

  it('put new records at the end', () => {
    const list = [new Date(1_000), new Date(2_000)].map((created, index) => ({ id: String(index), position: positionAt(created) }));
    const last = moved(list, '0', '1').at(-1) as Placed;
    expect(last.id).toBe('0');
    expect(positionAt(new Date(3_000)) > last.position).toBe(true);
  });
});
