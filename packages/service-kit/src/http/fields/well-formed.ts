const NUL = String.fromCharCode(0);

/** Text that can be stored and shown everywhere: no NUL, no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  return text.isWellFormed() && !text.includes(NUL);
}

/** `bestTime` and `best_time` → `Best time`, for messages. */
export function labelOf(property: string): string {
  const words = property
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
