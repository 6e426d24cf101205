/** Whether the clipboard holds it now. Browsers lend none to pages that came over plain HTTP, and people may say no. */
export async function copyWords(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
