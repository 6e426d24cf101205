import { useText } from '@reefdesk/web-kit';
import { BEST_TIMES } from './destination-values.ts';

/** The best time in the reader's language; one that is not of the six as it is stored. */
export function useBestTime(): (stored: string) => string {
  const text = useText('destinations');
  return (stored) => {
    const [key] = Object.entries(BEST_TIMES).find(([, value]) => value === stored) ?? [];
    return key ? text(`bestTimes.${key}`) : stored;
  };
}
