import type { VersionSummaryView } from '@reefdesk/contracts/editing/history.endpoints';
import { VERSION_KINDS, type VersionKind } from '@reefdesk/contracts/editing/values';
import { buttonClass } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, useFormat, useNavigate, usePage, useParams, useSearchParams, useText } from '@reefdesk/web-kit';
import LostPage from '../../lost.page.tsx';
import { editDestinationPath, editDraftPath, PATHS, travelDetailPath } from '../../paths.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { type RecordOf, useVersionQuery, useVersionsQuery } from './history.api.ts';
import { ShownVersion } from './shown-version.tsx';

const isKind = (kind: string): kind is VersionKind => (VERSION_KINDS as readonly string[]).includes(kind);

const EDITORS: Readonly<Record<VersionKind, (id: string) => string>> = {
  packages: travelDetailPath,
  destinations: editDestinationPath,
  testimonials: () => PATHS.testimonials,
  slides: () => PATHS.gallery,
  site: () => PATHS.site,
};

/** Published versions of one record (EDT-05). The open one is in the URL. */
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
              onDrafted={() => void navigate(editDraftPath(record.kind, record.id))}
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

interface VersionListProps {
  versions: readonly VersionSummaryView[];
  open: number;
}

function VersionList({ versions, open }: VersionListProps) {
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
