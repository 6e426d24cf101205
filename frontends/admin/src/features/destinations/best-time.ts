import { useText } from '@reefdesk/web-kit';
import { BEST_TIMES } from './destination-values.ts';

/** Translates the six predefined best times; any other stored value is returned unchanged. */
export function useBestTime(): (stored: string) => string {
  const text = useText('destinations');
  return (stored) => {
    const [key] = Object.entries(BEST_TIMES).find(([, value]) => value === stored) ?? [];
    return key ? text(`bestTimes.${key}`) : stored;
  };
}
