/** The date grid, and months to go through. What only writes days down takes `@reefdesk/web-kit/day-words`, which is far less. */
export { DateGrid, type DayLook } from './date-grid.tsx';
export { addMonths, lastDayOf, monthOf } from './months.ts';
