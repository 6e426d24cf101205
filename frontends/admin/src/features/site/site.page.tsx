import { Skeleton } from '@reefdesk/ui/skeleton';
import { usePage, useText } from '@reefdesk/web-kit';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { PreviewButton } from '../../shared/previews/preview-button.tsx';
import { useSiteRecordQuery } from './site.api.ts';
import { SiteEditor } from './site-editor.tsx';

/** Editor of the site's settings and texts (SET-01). */
export default function SitePage() {
  const text = useText('site');
  const { data, error, isFetching, refetch } = useSiteRecordQuery();
  usePage({ title: text('pages.site'), page: 'site' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <ListHeader title={text('pages.site')} lead={text('lead')}>
        {data && <PreviewButton kind="site" id="site" />}
      </ListHeader>
      {data ? (
        <SiteEditor record={data} />
      ) : error ? (
        <ListFailure failure={error} fallback={text('loadFailed')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div role="status" aria-label={text('loading')} className="grid gap-6">
          <Skeleton className="h-72 rounded-panel" />
          <Skeleton className="h-72 rounded-panel" />
        </div>
      )}
    </main>
  );
}
