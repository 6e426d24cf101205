import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spareLogger } from './spare-logger.ts';

describe('spareLogger', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('logs a problem once per interval, and nothing else', () => {
    const lines: unknown[] = [];
    const logger = spareLogger({ warn: (line: unknown) => lines.push(line) }, 30);
    logger.info('all is well');
    logger.error('refused');
    logger.error('refused again');
    expect(lines).toEqual([{ reason: 'refused' }]);
    jest.advanceTimersByTime(31);
    logger.warn('still refused');
    expect(lines).toHaveLength(2);
  });
});
