import type { VersionSummaryView } from '@reefdesk/contracts/editing/history.endpoints';
import { classNames } from '@reefdesk/ui/class-names';
import { Link, useFormat, useText } from '@reefdesk/web-kit';

export interface VersionListProps {
  versions: readonly VersionSummaryView[];
  /** Number of the version that is shown. */
  open: number;
}

/** Published versions with time and author; each links to its changes. */
export function VersionList({ versions, open }: VersionListProps) {
  const text = useText('history');
  const format = useFormat();
  return (
    <nav aria-label={text('list')} className="max-h-64 overflow-y-auto rounded-panel bg-white lg:max-h-[75dvh]">
      <ol className="divide-y divide-ink/8">
        {versions.map(({ version, at, by, is_current: isCurrent }) => (
          <li key={version}>
            <Link
              to={`?version=${version}`}
              replace
              aria-current={version === open || undefined}
              className={classNames(
                'block px-5 py-3.5 hover:bg-foam',
                version === open && 'bg-foam shadow-[inset_3px_0_0_var(--color-coral)]',
              )}
            >
              <span className="block text-sm font-semibold">{format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</span>
              <span className="block text-sm text-ink/75 wrap-anywhere">{by.name ?? text('somebody')}</span>
              {isCurrent && (
                <span className="mt-1 inline-block rounded-full bg-leaf/12 px-2.5 py-0.5 text-xs font-semibold text-leaf">
                  {text('current')}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
