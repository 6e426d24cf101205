import { daysShown, placeIn, placeOf, rowsOf, withMoved } from './itinerary-order.ts';
import { item } from './travels.testing.tsx';

const stops = [item('a'), item('b'), item('c', { day: 3 })];
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the rows of an itinerary', () => {
  it('have a heading for each day with stops, and while editing for every day', () => {
    expect(ids(rowsOf(stops, daysShown(stops, 4, false)))).toEqual(['day-1', 'a', 'b', 'day-3', 'c']);
    expect(ids(rowsOf(stops, daysShown(stops, 4, true)))).toEqual(['day-1', 'a', 'b', 'day-2', 'day-3', 'c', 'day-4']);
    expect(ids(rowsOf(stops.slice(0, 2), daysShown(stops.slice(0, 2), 1, true)))).toEqual(['a', 'b']);
  });

  it('give the day of a stop and the stop before it', () => {
    const rows = rowsOf(stops, daysShown(stops, 3, true));
    expect(placeIn(['day-1', 'b', 'day-2', 'a', 'day-3', 'c'], 'a', rows)).toEqual({ day: 2, after: null });
    expect(placeIn(['day-1', 'a', 'day-2', 'day-3', 'c', 'b'], 'b', rows)).toEqual({ day: 3, after: 'c' });
    expect(placeIn(['b', 'a'], 'a', rowsOf(stops.slice(0, 2), [1]))).toEqual({ day: 1, after: 'b' });
  });

  it('are in the server’s order after a move', () => {
    const moved = (id: string, day: number, after: string | null) =>
      withMoved(stops, id, { day, after }).map((stop) => `${stop.id}${stop.day}`);
    expect(moved('c', 1, 'a')).toEqual(['a1', 'c1', 'b1']);
    expect(moved('a', 2, null)).toEqual(['b1', 'a2', 'c3']);
    expect(moved('a', 4, null)).toEqual(['b1', 'c3', 'a4']);
    for (const { id } of stops) expect(ids(withMoved(stops, id, placeOf(stops, id)))).toEqual(ids(stops));
  });
});
