import { VERSION_KINDS, type VersionKind } from '@reefdesk/contracts/editing/values';
import { buttonClass } from '@reefdesk/ui/button';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, useNavigate, usePage, useParams, useSearchParams, useText } from '@reefdesk/web-kit';
import LostPage from '../../lost.page.tsx';
import { editDestinationPath, PATHS, travelDetailPath } from '../../paths.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { type RecordOf, useVersionQuery, useVersionsQuery } from './history.api.ts';
import { ShownVersion } from './shown-version.tsx';
import { VersionList } from './version-list.tsx';

const isKind = (kind: string): kind is VersionKind => (VERSION_KINDS as readonly string[]).includes(kind);

/** Path of the editor for each kind of record. */
const EDITORS: Readonly<Record<VersionKind, (id: string) => string>> = {
  packages: travelDetailPath,
  destinations: editDestinationPath,
  testimonials: () => PATHS.testimonials,
  slides: () => PATHS.gallery,
};

/** Published versions of one record (EDT-05); the open one is kept in the URL. */
export default function HistoryPage() {
  const { kind = '', recordId = '' } = useParams();
  return isKind(kind) ? <History record={{ kind, id: recordId }} /> : <LostPage />;
}

function History({ record }: { record: RecordOf }) {
  const text = useText('history');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useVersionsQuery(record);
  const { data: versions, error, refetch } = list;
  const current = versions?.[0]?.version ?? 0;
  const open = Number(params.get('version')) || current;
  const one = useVersionQuery({ ...record, version: open }, { skip: open === 0 });
  const { currentData: shown, error: failure } = one;
  usePage({ title: text('pages.history'), page: 'history' });
  const failed = error ? list : failure ? one : undefined;
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={shown?.name || text('pages.history')} lead={text('lead')}>
        <Link to={EDITORS[record.kind](record.id)} className={buttonClass({ variant: 'outline' })}>
          <ArrowLeftIcon className="size-5" /> {text(`back.${record.kind}`)}
        </Link>
      </ListHeader>
      {failed && (
        <ListFailure failure={failed.error} fallback={text('failed.list')} onRetry={() => void failed.refetch()} busy={failed.isFetching} />
      )}
      {!versions && !error && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {versions && !error && (
        <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-6">
          <VersionList versions={versions} open={open} />
          {shown ? (
            <ShownVersion
              key={`${record.id} ${open}`}
              record={record}
              shown={{ ...shown, is_current: open === current }}
              current={current}
              onChanged={() => {
                void refetch();
                void navigate('?', { replace: true });
              }}
            />
          ) : (
            !failure && (
              <div role="status" aria-label={text('loading')}>
                <Skeleton className="h-64 w-full rounded-panel" />
              </div>
            )
          )}
        </div>
      )}
    </main>
  );
}
