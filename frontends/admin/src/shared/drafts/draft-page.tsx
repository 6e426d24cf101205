import type { DraftSource } from '@reefdesk/contracts/editing/endpoints';
import { Spinner } from '@reefdesk/ui/spinner';
import { useNavigate, usePage, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { ListFailure } from '../lists/list-states.tsx';
import { PreviewButton } from '../previews/preview-button.tsx';
import { type DraftOf, useDraftSourceQuery } from './drafts.api.ts';

export interface DraftPageProps<View> extends DraftOf {
  nameOf: (record: View) => string;
  /** Path of the list to which it returns. */
  back: string;
  children: (source: DraftSource<View>, onLeave: () => void) => ReactNode;
}

/** Page of the draft of a record that is otherwise edited in a dialog (EDT-01). */
export function DraftPage<View>({ kind, id, nameOf, back, children }: DraftPageProps<View>) {
  const text = useText('drafts');
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useDraftSourceQuery({ kind, id }, { refetchOnMountOrArgChange: true });
  const source = data as DraftSource<View> | undefined;
  const title = (source && nameOf(source.record)) || text('values.draft');
  usePage({ title, page: 'draft' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <h1 className="heading-3 text-3xl wrap-anywhere">{title}</h1>
      {source ? (
        children(source, () => void navigate(back))
      ) : error ? (
        <ListFailure failure={error} fallback={text('failed')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div role="status" aria-label={text('values.draft')} className="grid min-h-96 place-items-center">
          <Spinner className="size-10 text-lagoon" />
        </div>
      )}
      {source && <PreviewButton kind={kind} id={id} />}
    </main>
  );
}
