import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { Link, useLocation, usePage, useText } from '@reefdesk/web-kit';
import { PATHS } from '../../../paths.ts';
import { pageKeyAt } from '../admin-navigation.ts';

/** A screen of the back office whose address is known and whose turn has not come: says so, and offers the way back. */
export default function UnderConstructionPage() {
  const text = useText('layout');
  const title = text(`pages.${pageKeyAt(useLocation().pathname) ?? 'travels'}`);
  usePage({ title });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <h1 className="heading-3">{title}</h1>
      <EmptyState
        title={text('later.title')}
        className="py-24"
        actions={
          <Link to={PATHS.travels} className={buttonClass()}>
            {text('later.back')}
          </Link>
        }
      >
        {text('later.text')}
      </EmptyState>
    </main>
  );
}
