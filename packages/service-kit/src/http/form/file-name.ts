const MAX_LENGTH = 80;
const CONTROL = /\p{Cc}|\p{Cf}/gu;

/** The visitor's name of a file as error texts may show it: no folders, no control characters, not long. */
export function shownFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = base.toWellFormed().replace(CONTROL, '').trim();
  if (clean === '') return 'The file';
  return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH - 1)}…` : clean;
}
