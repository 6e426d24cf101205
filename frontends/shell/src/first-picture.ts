/** A picture that takes longer than this is not waited for. */
const PATIENCE_MS = 400;

/** Resolves when the picture that is seen first is painted, or is late: work on the screen would only hold it up. */
export async function firstPicture(root: HTMLElement): Promise<void> {
  const picture = root.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const painted = picture.decode().then(nextPaint, () => undefined);
  await Promise.race([painted, late]);
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
