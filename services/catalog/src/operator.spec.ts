import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readTimeZone } from './operator.ts';

describe('the time zone of the operator', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-brand-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (content: string) => {
    const file = join(folder, 'brand.json');
    writeFileSync(file, content);
    return readTimeZone(file);
  };

  it('is read from the brand', () => {
    expect(read('{ "timeZone": "Asia/Jayapura" }')).toBe('Asia/Jayapura');
  });

  it.each(['{ "timeZone": "Manado" }', '{}', 'null', '{ "timeZone":'])('stops the service where it is none: %s', (content) => {
    expect(() => read(content)).toThrow(/^Bad BRAND_FILE .*brand\.json: /);
  });

  it('stops the service where there is no brand', () => {
    expect(() => readTimeZone(join(folder, 'nothing.json'))).toThrow(/^Bad BRAND_FILE .*nothing\.json: .*ENOENT/);
  });
});
