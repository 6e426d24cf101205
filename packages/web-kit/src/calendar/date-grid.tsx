import { classNames } from '@reefdesk/ui/class-names';
import type { ReactNode } from 'react';
import { weeksOf } from './months.ts';
import { useDayTexts } from './use-day-texts.ts';
import { type GridDays, useGridKeys } from './use-grid-keys.ts';

export interface DayLook {
  /** Accessible name, including the date. */
  label: string;
  children?: ReactNode;
  className?: string | undefined;
  disabled?: boolean;
  selected?: boolean;
}

export interface DateGridProps extends Omit<GridDays, 'firstWeekday'> {
  labelledBy: string;
  today?: string;
  look: (day: string) => DayLook;
  onChoose: (day: string) => void;
  /** The focused or hovered day; undefined when there is none. */
  onLook?: (day: string | undefined) => void;
  /** Always reserves the height of the longest month, so that content below does not move. */
  evenHeight?: boolean;
  dayClass?: string;
}

/** A month as a date grid of the ARIA authoring practices. */
export function DateGrid({ labelledBy, today, look, onChoose, onLook, evenHeight = false, dayClass, ...days }: DateGridProps) {
  const dayTexts = useDayTexts();
  const { month, first, last } = days;
  const weeks = weeksOf(month, dayTexts.firstWeekday).filter((week) => evenHeight || week.some(Boolean));
  const keys = useGridKeys({ ...days, firstWeekday: dayTexts.firstWeekday });
  const button = (day: string) => {
    const { label, children, className, disabled = false } = look(day);
    return (
      <button
        type="button"
        data-day={day}
        tabIndex={day === keys.current ? 0 : -1}
        aria-disabled={disabled || undefined}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => {
          keys.onFocus(day);
          if (!disabled) onChoose(day);
        }}
        onFocus={() => {
          keys.onFocus(day);
          onLook?.(day);
        }}
        onBlur={() => onLook?.(undefined)}
        onPointerEnter={() => onLook?.(day)}
        onPointerLeave={() => onLook?.(undefined)}
        className={classNames('relative flex w-full flex-col items-center', dayClass, className)}
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden="true">{dayTexts.number(day)}</span>
        {children && (
          <span aria-hidden="true" className="w-full min-w-0">
            {children}
          </span>
        )}
      </button>
    );
  };
  return (
    <table
      ref={keys.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid, as the ARIA authoring practices have it.
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={keys.onKeyDown}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <tr>
          {dayTexts.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="pb-1.5 text-xs font-semibold opacity-80">
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name than their place.
          <tr key={row}>
            {week.map((day, column) =>
              day ? (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: cells of a grid are grid cells, which are selected or not.
                <td key={day} aria-selected={look(day).selected ?? false} className="p-0.5 align-top">
                  {day < first || day > last ? (
                    <span className={classNames('flex w-full flex-col items-center opacity-65', dayClass)}>{dayTexts.number(day)}</span>
                  ) : (
                    button(day)
                  )}
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day.
                <td key={column} className="p-0.5">
                  <span className={classNames('block', dayClass)} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
