import { describe, expect, it } from '@jest/globals';
import { spareLogger } from './spare-logger.ts';

describe('spareLogger', () => {
  it('says once in a while what is wrong, and nothing that is not', async () => {
    const said: unknown[] = [];
    const logger = spareLogger({ warn: (line: unknown) => said.push(line) }, 30);
    logger.info('all is well');
    logger.error('refused');
    logger.error('refused again');
    expect(said).toEqual([{ reason: 'refused' }]);
    await new Promise((resolve) => setTimeout(resolve, 40));
    logger.warn('still refused');
    expect(said).toHaveLength(2);
  });
});
