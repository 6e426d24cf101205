/** Date grid and months. To format days only, use the much smaller `@reefdesk/web-kit/day-texts`. */
export { DateGrid, type DayLook } from './date-grid.tsx';
export { addMonths, lastDayOf, monthOf } from './months.ts';
