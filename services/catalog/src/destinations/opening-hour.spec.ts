import { describe, expect, it } from '@jest/globals';
import { FUZZ_SEED } from '@reefdesk/test-kit/fuzz/seed';
import fc from 'fast-check';
import { parseOpeningHour } from './opening-hour.ts';

fc.configureGlobal({ seed: FUZZ_SEED });

const EMPTY = { day: '', open: '', close: '' };
const twoDigits = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'));
const time = fc.tuple(twoDigits(23), twoDigits(59)).map(([hour, minute]) => `${hour}:${minute}`);
const hours = fc.record({ day: fc.string().map((day) => day.trim()), open: time, close: time });

function encoded(value: unknown, layers: number): unknown {
  return layers === 0 ? value : encoded(JSON.stringify(value), layers - 1);
}

describe('opening hours', () => {
  it('are equal for an object and a string encoded up to four times (ENT-20, ENT-28, OR-24)', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 4 }), (value, layers) =>
        expect(parseOpeningHour(encoded(value, layers))).toEqual(value),
      ),
    );
  });

  it('are read from a string whose escaped quotes lost their outer ones (ENT-28)', () => {
    const text = '{\\"day\\":\\"Monday - Sunday\\",\\"open\\":\\"09:00\\",\\"close\\":\\"17:00\\"}';
    expect(parseOpeningHour(text)).toEqual({ day: 'Monday - Sunday', open: '09:00', close: '17:00' });
  });

  it('are always three strings, with times as HH:MM or empty, for any input (ENT-20)', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = parseOpeningHour(value);
        expect(Object.keys(parsed)).toEqual(['day', 'open', 'close']);
        expect(typeof parsed.day).toBe('string');
        for (const text of [parsed.open, parsed.close]) expect(text).toMatch(/^(([01]\d|2[0-3]):[0-5]\d)?$/);
      }),
    );
  });

  it.each([
    [undefined],
    [null],
    [''],
    ['not json'],
    ['{"day":'],
    ['[]'],
    [[{ day: 'Monday' }]],
    [42],
    [{ day: 1, open: 25, close: {} }],
    [{ open: '24:00', close: '9:60' }],
  ])('are empty when malformed: %j (ENT-20, OR-24)', (value) => {
    expect(parseOpeningHour(value)).toEqual(EMPTY);
  });

  it.each([
    ['9:00', '09:00'],
    ['09.30', '09:30'],
    [' 17:05:00 ', '17:05'],
  ])('write the time %j as %j', (open, expected) => {
    expect(parseOpeningHour({ day: 'Monday', open, close: '' })).toEqual({ day: 'Monday', open: expected, close: '' });
  });

  it('keep readable values next to unreadable ones', () => {
    expect(parseOpeningHour('{"day":"Sunday","open":"soon"}')).toEqual({ day: 'Sunday', open: '', close: '' });
  });
});
