/** What a package includes is written one thing a line. */
export function linesOf(words: string): string[] {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
