/** Files that this document has loaded, and pictures on the page that is open now; each by its path. */
export interface Seen {
  files(): string[];
  pictures(): string[];
  /** Looks for pictures that are there already. */
  notePictures(): void;
  /** Another page is open: its pictures are other ones. */
  forgetPictures(): void;
}

/** Looks on at what is loaded; `onMore` is told of each thing. */
export function watchLoads(onMore: () => void): Seen {
  const files = new Set<string>();
  let pictures = new Set<string>();
  const note = (into: Set<string>, address: string) => {
    const path = ownPath(address);
    if (!path || into.has(path)) return;
    into.add(path);
    onMore();
  };
  const notePicture = (image: HTMLImageElement) => image.naturalWidth > 0 && note(pictures, image.currentSrc);
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) note(files, name);
  }).observe({ type: 'resource', buffered: true });
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && notePicture(target), true);
  return {
    files: () => [...files],
    pictures: () => [...pictures],
    notePictures: () => {
      for (const image of document.images) notePicture(image);
    },
    forgetPictures: () => {
      pictures = new Set();
    },
  };
}

function ownPath(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : undefined;
}
