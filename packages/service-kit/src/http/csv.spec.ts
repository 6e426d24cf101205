import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.ts';

describe('csvLine', () => {
  it('runs nothing in a spreadsheet, and keeps commas, quotes and lines inside their cell (AUD-03)', () => {
    expect(csvLine(['=1+1', '@SUM(A1)', ' -2', '+3', '\t=4', 'Reef', null, 7])).toBe("'=1+1,'@SUM(A1),' -2,'+3,'\t=4,Reef,,7\r\n");
    expect(csvLine(['a, b', 'say "hi"', 'one\ntwo'])).toBe('"a, b","say ""hi""","one\ntwo"\r\n');
  });
});
