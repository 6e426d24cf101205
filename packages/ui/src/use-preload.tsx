import { useEffect } from 'react';

interface Wanted {
  src: string;
  srcSet?: string;
}

/** Preloads pictures that will probably be shown next, in their display width, after a pause. */
export function usePreload(pictures: readonly (Wanted | null | undefined)[], sizes: string, afterMs = 0): void {
  const wanted = pictures.map((picture) => picture?.src ?? '').join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same addresses are the same pictures.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const picture of pictures) {
        if (!picture) continue;
        const image = new Image();
        image.sizes = sizes;
        if (picture.srcSet) image.srcset = picture.srcSet;
        else image.src = picture.src;
      }
    }, afterMs);
    return () => clearTimeout(timer);
  }, [wanted, sizes, afterMs]);
}
