import type { APIRequestContext } from '@playwright/test';
import { addDays } from '@reefdesk/contracts/time/calendar-days';

/** Returns the first of `days` consecutive days, at or after `from`, without a departure of the package. `staff` is signed in. */
export async function freeDay(staff: APIRequestContext, slug: string, from: string, days = 1): Promise<string> {
  const { data } = await (await staff.get(`/api/departures?package=${slug}&from=${from}`)).json();
  const planned = new Set((data as { date: string }[]).map(({ date }) => date));
  let day = from;
  for (let free = 0; free < days; ) {
    const isPlanned = planned.has(addDays(day, free));
    if (isPlanned) day = addDays(day, free + 1);
    free = isPlanned ? 0 : free + 1;
  }
  return day;
}
