import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { ANY_IMAGE, DropZone, type RefusedFile, RefusedFiles, useCheckedFiles } from '@reefdesk/forms/uploads';
import { LibrarySource } from '@reefdesk/forms/uploads/library-source';
import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { ImageIcon } from '@reefdesk/ui/icons';
import { Select } from '@reefdesk/ui/select';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useToast } from '@reefdesk/ui/toasts';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Link, usePage, useText } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useEffect, useRef, useState } from 'react';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure, NoMatches } from '../../shared/lists/list-states.tsx';
import { SearchField } from '../../shared/lists/search-field.tsx';
import { libraryUploads } from '../../shared/uploads/library-uploads.ts';
import { useLibraryUploads } from '../../shared/uploads/use-library-uploads.ts';
import { useLibraryQuery } from './library.api.ts';
import { LibraryCard } from './library-card.tsx';
import { OpenPicture } from './open-picture.tsx';

/** The first entry is the default and is left out of the URL. */
const SHOWN = ['all', 'unused', 'undescribed'] as const;
type Shown = (typeof SHOWN)[number];

const KEYS = { search: 'q', shown: 'show', cursor: 'cursor', picture: 'picture' } as const;

const FILTERS: Record<Shown, Record<string, string>> = { all: {}, unused: { unused: 'true' }, undescribed: { missing_alt: 'true' } };

function useLibraryList() {
  const [params, choose] = useAddressChoice();
  const search = params.get(KEYS.search) ?? '';
  const cursor = params.get(KEYS.cursor) ?? '';
  const shown = SHOWN.find((one) => one === params.get(KEYS.shown)) ?? 'all';
  return {
    search,
    shown,
    cursor,
    picture: params.get(KEYS.picture) ?? '',
    query: { ...FILTERS[shown], ...(search.trim() && { q: search.trim() }), ...(cursor && { cursor }) },
    narrowed: search.trim() !== '' || shown !== 'all',
    find: (terms: string) => choose({ [KEYS.search]: terms, [KEYS.cursor]: '' }),
    show: (what: string) => choose({ [KEYS.shown]: what === 'all' ? '' : what, [KEYS.cursor]: '' }),
    open: (id: string) => choose({ [KEYS.picture]: id }),
    clear: () => choose({ [KEYS.search]: '', [KEYS.shown]: '', [KEYS.cursor]: '' }),
    page: (next: string) =>
      `?${new URLSearchParams({ ...(search && { q: search }), ...(shown !== 'all' && { show: shown }), ...(next && { cursor: next }) })}`,
  };
}

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4 2xl:grid-cols-5';
const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** All pictures, newest first (LIB-01). */
export default function LibraryPage() {
  const text = useText('library');
  const list = useLibraryList();
  const { data, error, isLoading, isFetching, refetch } = useLibraryQuery({ query: list.query });
  const toast = useToast();
  usePage({ title: text('pages.library'), page: 'library' });
  const images = data?.entries ?? [];
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.library')} lead={text('lead')}>
        {null}
      </ListHeader>
      <AddPictures onArrived={() => void refetch()} />
      <section aria-label={text('search')} className="grid grid-cols-2 gap-2 md:flex">
        <SearchField label={text('search')} value={list.search} onChange={list.find} className="md:flex-1" />
        <Select
          label={text('show')}
          value={list.shown}
          options={SHOWN.map((value) => ({ value, label: text(`shown.${value}`) }))}
          onChange={list.show}
          className="min-w-0 bg-white text-sm max-md:col-span-2 md:w-64"
        />
      </section>
      {isLoading && (
        <div role="status" aria-label={text('loading')} className={GRID}>
          {PLACES.map((place) => (
            <Skeleton key={place} className="aspect-[4/5] w-full rounded-panel" />
          ))}
        </div>
      )}
      {error && !data && <ListFailure failure={error} fallback={text('errors.list')} onRetry={() => void refetch()} busy={isFetching} />}
      {data &&
        images.length === 0 &&
        (list.narrowed ? (
          <NoMatches search={list.search} onClear={list.clear} />
        ) : (
          <EmptyState icon={ImageIcon} title={text('noPictures')} className="py-20">
            {text('empty.text')}
          </EmptyState>
        ))}
      {images.length > 0 && (
        <ul aria-label={text('pages.library')} aria-busy={isFetching} className={GRID}>
          {images.map((image) => (
            <li key={image.image_id} className="min-w-0">
              <LibraryCard image={image} onOpen={() => list.open(image.image_id)} />
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={text('pages.label')} className="flex flex-wrap justify-between gap-3">
        {list.cursor ? (
          <Link to={list.page('')} className={buttonClass({ variant: 'outline' })}>
            {text('pages.first')}
          </Link>
        ) : (
          <span />
        )}
        {data?.nextCursor && (
          <Link to={list.page(data.nextCursor)} className={buttonClass({ variant: 'outline' })}>
            {text('pages.next')}
          </Link>
        )}
      </nav>
      <OpenPicture
        id={list.picture}
        onClose={() => list.open('')}
        onSaved={() => {
          list.open('');
          toast({ title: text('saved'), tone: 'success' });
        }}
      />
    </main>
  );
}

/** Drop zone of the library; its uploads continue across screens (LIB-06). */
function AddPictures({ onArrived }: { onArrived: () => void }) {
  const text = useText('library');
  const check = useCheckedFiles(LIMITS.libraryImageMaxBytes);
  const [rejected, setRejected] = useState<readonly RefusedFile[]>([]);
  const errors = useElementId();
  const sent = useLibraryUploads().filter(({ state }) => state === 'sent').length;
  const known = useRef(sent);
  useEffect(() => {
    if (sent > known.current) onArrived();
    known.current = sent;
  }, [sent, onArrived]);
  return (
    <div className="grid gap-2">
      <LibrarySource picker={null}>
        <DropZone
          label={text('add.label')}
          hint={text('add.hint', { max: LIMITS.libraryImageMaxBytes / MEGABYTE })}
          accept={ANY_IMAGE}
          multiple
          describedBy={errors}
          invalid={rejected.length > 0}
          onFiles={(files) => {
            const { good, refused: bad } = check(files);
            setRejected(bad);
            libraryUploads.add(good);
          }}
          className="bg-white"
        />
      </LibrarySource>
      <RefusedFiles id={errors} files={rejected} />
    </div>
  );
}
