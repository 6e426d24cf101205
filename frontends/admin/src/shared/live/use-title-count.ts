import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/** Puts a number before the tab title: `(3) Enquiries · Tangkasi`. It is omitted for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const mark = () => {
      const title = `(${count}) ${bare()}`;
      if (document.title !== title) document.title = title;
    };
    // Screens set the title when they open, and some set it again after loading.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    mark();
    return () => {
      observer.disconnect();
      document.title = bare();
    };
  }, [count]);
}

function bare(): string {
  return document.title.replace(COUNT, '');
}
