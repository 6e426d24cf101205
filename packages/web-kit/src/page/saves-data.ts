/** The visitor asks for as few bytes as can be: nothing is fetched that nobody wants to see yet. https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
