import type { LetterSummaryView } from '@reefdesk/contracts/accounts/views';
import { classNames } from '@reefdesk/ui/class-names';
import { Link, useFormat, useText } from '@reefdesk/web-kit';

export interface LetterListProps {
  letters: readonly LetterSummaryView[];
  /** Id of the open email. */
  open: string | undefined;
}

/** The kept emails, newest first; each has its own URL. */
export function LetterList({ letters, open }: LetterListProps) {
  const text = useText('letters');
  const format = useFormat();
  return (
    <nav aria-label={text('pages.letters')} className="rounded-panel bg-white p-2 max-lg:max-h-80 lg:max-h-[50rem] overflow-y-auto">
      <ul>
        {letters.map(({ letter_id: id, subject, to, received_at: receivedAt }) => (
          <li key={id}>
            <Link
              to={`?letter=${id}`}
              aria-current={id === open ? 'true' : undefined}
              className={classNames('block rounded-field px-4 py-3 hover:bg-ocean/6', id === open && 'bg-ocean/10')}
            >
              <span className="block text-sm font-semibold wrap-anywhere">{subject}</span>
              <span className="mt-0.5 block text-xs text-ink/75 wrap-anywhere">{text('to', { to })}</span>
              <time dateTime={receivedAt} className="mt-0.5 block text-xs text-ink/75">
                {format.date(receivedAt, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
