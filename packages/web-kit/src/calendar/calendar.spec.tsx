import type { LanguageCode } from '@reefdesk/contracts/languages';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateGrid } from './date-grid.tsx';
import { addMonths, firstWeekdayOf, sameDayLater, weeksOf } from './months.ts';
import { useDayTexts } from './use-day-texts.ts';
import { dayByKey } from './use-grid-keys.ts';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('months', () => {
  it('can be stepped across the turn of a year, with days clamped to short months', () => {
    expect(addMonths('2027-11', 3)).toBe('2028-02');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(sameDayLater('2028-01-31', 1)).toBe('2028-02-29');
    expect(sameDayLater('2027-03-14', -12)).toBe('2026-03-14');
  });

  it('have six weeks that begin on the given weekday, without days of other months', () => {
    const [sundays, mondays] = [weeksOf('2027-03', 7), weeksOf('2027-03', 1)];
    expect(sundays).toHaveLength(6);
    expect(sundays[0]).toEqual([undefined, '2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06']);
    expect(mondays[0]?.[0]).toBe('2027-03-01');
    expect(mondays.flat().filter(Boolean)).toHaveLength(31);
  });
});

describe('first day of the week', () => {
  const begins = { en: 7, id: 7, 'zh-Hans': 1 };

  it.each(Object.entries(begins))('is the regional one for %s, with and without browser support (DEP-05)', (tag, first) => {
    expect(firstWeekdayOf(tag)).toBe(first);
    jest.spyOn(Intl, 'Locale').mockImplementation(() => ({}) as Intl.Locale);
    expect(firstWeekdayOf(tag)).toBe(first);
  });
});

describe('dayByKey', () => {
  it.each([
    ['ArrowLeft', '2027-03-02'],
    ['ArrowRight', '2027-03-04'],
    ['ArrowUp', '2027-02-24'],
    ['ArrowDown', '2027-03-10'],
    ['Home', '2027-02-28'],
    ['End', '2027-03-06'],
    ['PageUp', '2027-02-03'],
    ['PageDown', '2027-04-03'],
    ['Shift PageDown', '2028-03-03'],
  ])('%s leads from a Wednesday to %s (DEP-05)', (keys, day) => {
    const [key = '', shift = ''] = keys.split(' ').reverse();
    expect(dayByKey(key, shift === 'Shift', '2027-03-03', 7)).toBe(day);
  });

  it('returns undefined for an unknown key', () => {
    expect(dayByKey('a', false, '2027-03-03', 7)).toBeUndefined();
  });
});

const chosen = jest.fn();

function Calendar() {
  const [month, setMonth] = useState('2027-03');
  const dayTexts = useDayTexts();
  return (
    <>
      <h2 id="month">{dayTexts.month(month)}</h2>
      <DateGrid
        labelledBy="month"
        month={month}
        onMonth={setMonth}
        first="2027-03-10"
        last="2028-03-09"
        today="2027-03-10"
        start={() => '2027-03-14'}
        look={(day) => ({ label: dayTexts.day(day), disabled: day !== '2027-04-14' })}
        onChoose={chosen}
      />
    </>
  );
}

const show = (language: LanguageCode) => renderScreen(<Calendar />, { language });

describe('the date grid', () => {
  it.each([
    ['EN', 'March 2027', ['Sunday', 'Saturday'], 'Sunday, March 14, 2027'],
    ['ID', 'Maret 2027', ['Minggu', 'Sabtu'], 'Minggu, 14 Maret 2027'],
    ['CN', '2027年3月', ['星期一', '星期日'], '2027年3月14日星期日'],
  ] as const)(
    'speaks %s: month, days of the week from its first one, and each day (DEP-05)',
    async (language, month, [first, last], day) => {
      await show(language);
      expect(screen.getByRole('grid', { name: month })).toBeVisible();
      const names = screen.getAllByRole('columnheader').map((header) => header.getAttribute('abbr'));
      expect([names[0], names[6]]).toEqual([first, last]);
      expect(screen.getByRole('button', { name: day })).toHaveAttribute('tabindex', '0');
    },
  );

  it('is one Tab stop, moves by arrow keys across months, and selects enabled days (DEP-05)', async () => {
    await show('EN');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Sunday, March 14, 2027' })).toHaveFocus();
    expect(screen.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByRole('grid', { name: 'April 2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wednesday, April 14, 2027' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('2027-04-14');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('ends at the last allowed day (DEP-05)', async () => {
    await show('EN');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    expect(screen.getByRole('button', { name: 'Wednesday, March 10, 2027' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(screen.getByRole('grid', { name: 'March 2028' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Thursday, March 9, 2028' })).toHaveFocus();
  });
});
