import { useEffect, useState } from 'react';

/** Delay between the last key and the request. */
const TYPING_PAUSE_MS = 250;

/** The text once it has not changed for a while; an empty one at once. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setPaused, TYPING_PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? text : paused;
}
