import { classNames } from '@reefdesk/ui/class-names';
import { SearchIcon } from '@reefdesk/ui/icons';
import { LanguageButtons, Link, runtimeConfig, useLocation, useText } from '@reefdesk/web-kit';
import { useRights } from '../../shared/session/use-rights.ts';
import { entriesAt, homeFor } from './admin-navigation.ts';
import { useNewCount } from './use-new-count.ts';

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Links to the screens of the back office. Sub-pages appear under the active one (ALAY-01..05). */
export function Sidebar({ onFind }: { onFind: () => void }) {
  const text = useText('layout');
  const { pathname } = useLocation();
  const may = useRights();
  return (
    <div className="flex min-h-full flex-col gap-8 px-4 py-7">
      <Link to={homeFor(may)} className="px-3 font-display text-2xl">
        {runtimeConfig().brand.shortName}
        <span className="mt-1 block font-sans text-xs font-semibold text-shallows">{text('backOffice')}</span>
      </Link>
      <button
        type="button"
        onClick={onFind}
        aria-keyshortcuts="Control+K Meta+K"
        className="-my-2 flex min-h-11 items-center gap-3 rounded-field border border-foam/25 px-3 text-left text-sm text-foam/85 hover:border-foam/50 hover:bg-white/8"
      >
        <SearchIcon className="size-5 shrink-0" />
        {text('find')}
        <span aria-hidden="true" className="ml-auto rounded-md bg-white/12 px-1.5 py-0.5 text-xs max-lg:hidden">
          {SHORTCUT}
        </span>
      </button>
      <nav aria-label={text('backOffice')}>
        <ul className="flex flex-col gap-1">
          {entriesAt(pathname, may).map(({ key, to, icon: Icon, active, parent, counts }) => (
            <li key={key}>
              <Link
                to={to}
                aria-current={active ? 'page' : undefined}
                className={classNames(
                  'relative flex min-h-11 items-center gap-3 rounded-field px-3 font-semibold transition-colors hover:bg-white/8',
                  parent ? 'ml-6 text-xs text-foam/85' : 'text-sm',
                  active &&
                    'bg-white/12 text-white before:absolute before:inset-y-3 before:left-0 before:w-1 before:rounded-full before:bg-coral',
                )}
              >
                <Icon className={parent ? 'size-4' : 'size-5'} />
                {text(`pages.${key}`)}
                {counts && <NewCount />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageButtons className="mt-auto px-1 pb-2" />
    </div>
  );
}

/** Badge with the number of waiting enquiries, next to their link (ENQ-09). */
function NewCount() {
  const text = useText('layout');
  const count = useNewCount();
  if (count === 0) return null;
  return (
    <span className="ml-auto min-w-7 rounded-full bg-coral px-2 text-center text-xs font-semibold text-abyss" data-testid="new-enquiries">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> {text('newEnquiries', { count })}</span>
    </span>
  );
}
