import type { ItineraryItemView } from '@reefdesk/contracts/travels/views';

export interface StopPlace {
  day: number;
  /** Id of the stop before it; null for the first of its day. */
  after: string | null;
}

export type ItineraryRow = { id: string; day: number } | { id: string; item: ItineraryItemView; number: number };

/** Returns the stops under a heading for each day in `days`. A travel of one day has no headings. */
export function rowsOf(stops: readonly ItineraryItemView[], days: readonly number[]): ItineraryRow[] {
  const numbered = stops.map((item, index) => ({ id: item.id, item, number: index + 1 }));
  if (days.length <= 1) return numbered;
  return days.flatMap((day) => [{ id: headingId(day), day }, ...numbered.filter(({ item }) => item.day === day)]);
}

/** Returns the days with stops, or all days of the travel while editing. */
export function daysShown(stops: readonly ItineraryItemView[], journey: number, editing: boolean): number[] {
  const used = new Set(stops.map(({ day }) => day));
  const last = Math.max(journey, ...used);
  return Array.from({ length: last }, (_, index) => index + 1).filter((day) => used.has(day) || (editing && day <= journey));
}

/** Returns the place of a stop in an order of rows; the heading above it gives its day. */
export function placeIn(order: readonly string[], id: string, rows: readonly ItineraryRow[]): StopPlace {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const above = order.slice(0, order.indexOf(id)).map((each) => byId.get(each) as ItineraryRow);
  const heading = above.findLast((row) => 'day' in row);
  const before = above.at(-1);
  const day = heading && 'day' in heading ? heading.day : itemDay(byId.get(id));
  return { day, after: before && 'item' in before ? before.id : null };
}

/** Returns the stops after a move, in the order that the server will return. */
export function withMoved(stops: readonly ItineraryItemView[], id: string, { day, after }: StopPlace): ItineraryItemView[] {
  const moved = stops.filter((stop) => stop.id === id).map((stop) => ({ ...stop, day }));
  const others = stops.filter((stop) => stop.id !== id);
  const first = others.findIndex((stop) => stop.day >= day);
  const at = after === null ? (first < 0 ? others.length : first) : others.findIndex((stop) => stop.id === after) + 1;
  return others.toSpliced(at, 0, ...moved);
}

export function placeOf(stops: readonly ItineraryItemView[], id: string): StopPlace {
  const at = stops.findIndex((stop) => stop.id === id);
  const [before, stop] = [stops[at - 1], stops[at]];
  const day = stop?.day ?? 1;
  return { day, after: before?.day === day ? before.id : null };
}

function headingId(day: number): string {
  return `day-${day}`;
}

function itemDay(row: ItineraryRow | undefined): number {
  return row && 'item' in row ? row.item.day : 1;
}
