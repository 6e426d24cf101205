import { Avatar } from '@reefdesk/ui/avatar';
import { IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { HomeIcon, MenuIcon } from '@reefdesk/ui/icons';
import { ChatCard, Link, selectUser, useAppSelector, useLocation, useText } from '@reefdesk/web-kit';
import { PATHS } from '../../paths.ts';
import { ADMIN_COLUMN } from './admin-column.ts';
import { pageKeyAt } from './admin-navigation.ts';

/** Name of the page, link to the website, and greeting (ALAY-06..08). */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const text = useText('layout');
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const key = pageKeyAt(pathname);
  const name = user?.fullname || user?.name || text('user');
  return (
    <header className="sticky top-0 z-(--z-navbar) border-b border-ink/8 bg-foam/92 backdrop-blur print:hidden">
      <div className={classNames(ADMIN_COLUMN, 'flex min-h-16 items-center gap-3 max-sm:gap-1')}>
        <IconButton label={text('menu')} onClick={onMenu} className="-ml-2 lg:hidden">
          <MenuIcon className="size-6" />
        </IconButton>
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 text-xs leading-tight text-ink/70 md:hidden">{text('greeting', { name })}</p>
          <p className="truncate font-display text-lg max-md:text-base max-md:leading-tight" data-testid="page-name">
            {key && text(`pages.${key}`)}
          </p>
        </div>
        <ChatCard inline />
        <Link
          to={PATHS.homepage}
          className="flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-ocean hover:bg-ocean/8"
        >
          <HomeIcon className="size-5" />
          <span className="max-sm:sr-only">{text('pages.homepage')}</span>
        </Link>
        <div className="flex items-center gap-3 border-ink/10 max-sm:hidden sm:border-l sm:pl-3">
          <p className="text-right text-xs leading-tight max-md:hidden">
            <span className="block text-ink/70">{text('welcome')}</span>
            <span className="block text-sm font-semibold">{name}</span>
          </p>
          <Avatar source={null} name={name} className="size-10 text-ocean" />
        </div>
      </div>
    </header>
  );
}
