/** True if the text was copied. Browsers deny clipboard access to pages over plain HTTP, and users may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
