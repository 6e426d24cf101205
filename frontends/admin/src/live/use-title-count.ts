import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/** `(3) Enquiries · Tangkasi`: a number before whatever the screens call the tab; none for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const mark = () => {
      const title = `(${count}) ${bare()}`;
      if (document.title !== title) document.title = title;
    };
    // Screens name the tab when they open, and some again when what they show has come.
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
