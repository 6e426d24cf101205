import { useText } from '@reefdesk/web-kit';
import { durationDays } from '../../../../packages/package.ts';

/** `3 days` in the reader's language; a text of another form as it is. */
export function Duration({ value }: { value: string }) {
  const text = useText('landing');
  const count = durationDays(value);
  return count === undefined ? value : text('packages.duration', { count });
}
