import { parseDuration } from '@reefdesk/contracts/time/duration';
import { useText } from '@reefdesk/web-kit';

/** `3 days` in the reader's language; a text of another form as it is. */
export function Duration({ value }: { value: string }) {
  const text = useText('landing');
  const count = parseDuration(value);
  return count === undefined ? value : text('days', { count });
}
