/** Before the first line: spreadsheets read the rest as UTF-8 then. */
export const CSV_BEGIN = '\uFEFF';

const FORMULA = /^[\s]*[=+\-@|%]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** One line of a table. What a spreadsheet would take for a formula begins with an apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((value) => cell(value === null ? '' : String(value))).join(',')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
