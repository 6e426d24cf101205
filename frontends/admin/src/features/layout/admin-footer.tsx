import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { classNames } from '@reefdesk/ui/class-names';
import { Link, runtimeConfig, useText } from '@reefdesk/web-kit';
import { PATHS } from '../../paths.ts';
import { ADMIN_COLUMN } from './admin-column.ts';

const LINKS = [
  ['pages.privacy', PATHS.privacy],
  ['pages.terms', PATHS.terms],
  ['about', PATHS.about],
] as const;

/** Copyright line, support link and links to plain pages (ALAY-09..11). */
export function AdminFooter() {
  const text = useText('layout');
  const { brand } = runtimeConfig();
  const year = dayIn(brand.timeZone, new Date()).slice(0, 4);
  return (
    <footer
      className={classNames(
        ADMIN_COLUMN,
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-ink/8 py-6 text-xs text-ink/75 max-lg:pb-24 print:hidden',
      )}
    >
      <p>{text('copyright', { year, name: brand.name })}</p>
      <ul className="flex flex-wrap gap-x-6 max-lg:[&_a]:inline-block max-lg:[&_a]:py-3 lg:mr-14">
        <li>
          <a href={`mailto:${brand.supportEmail}`} className="link">
            {text('support')}
          </a>
        </li>
        {LINKS.map(([key, path]) => (
          <li key={key}>
            <Link to={path} className="link">
              {text(key)}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
