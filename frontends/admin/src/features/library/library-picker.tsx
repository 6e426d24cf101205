import type { LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import { LibraryFile } from '@reefdesk/forms/uploads';
import type { LibraryPickerProps } from '@reefdesk/forms/uploads/library-source';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Modal, Photo, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { SearchField } from '../../shared/lists/search-field.tsx';
import { useLibraryQuery } from './library.api.ts';
import { usePictureFacts } from './picture-facts.ts';

/** Chooses existing pictures instead of uploading a file (LIB-02). */
export default function LibraryPicker({ multiple, onPick, onClose }: LibraryPickerProps) {
  const text = useText('library');
  const facts = usePictureFacts();
  const [search, setSearch] = useState('');
  const [cursor, setCursor] = useState('');
  const [taken, setTaken] = useState<readonly LibraryImageView[]>([]);
  const { data, error, isFetching } = useLibraryQuery({ query: { ...(search.trim() && { q: search.trim() }), ...(cursor && { cursor }) } });
  const give = (images: readonly LibraryImageView[]) => onPick(images.map((one) => new LibraryFile(one.image, facts.nameOf(one))));
  const isTaken = ({ image_id }: LibraryImageView) => taken.some((one) => one.image_id === image_id);
  const press = (image: LibraryImageView) => {
    if (!multiple) return give([image]);
    setTaken(isTaken(image) ? taken.filter(({ image_id }) => image_id !== image.image_id) : [...taken, image]);
  };
  return (
    <Modal open onClose={onClose} title={text('picker.title')} className="sm:max-w-4xl">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search must not send the form that the dialog is in. */}
      <div
        className="grid gap-4 p-6"
        onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
      >
        <SearchField
          label={text('search')}
          value={search}
          onChange={(terms) => {
            setSearch(terms);
            setCursor('');
          }}
        />
        {error && (
          <p role="alert" className="font-semibold text-coral-dark">
            {text('errors.list')}
          </p>
        )}
        {!data && isFetching && <Skeleton className="h-64 w-full rounded-field" />}
        {data?.entries.length === 0 && <p role="status">{text('picker.none')}</p>}
        <ul aria-label={text('pages.library')} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {data?.entries.map((image) => (
            <li key={image.image_id} className="min-w-0">
              <button
                type="button"
                aria-label={text('picker.choose', { name: facts.nameOf(image) })}
                aria-pressed={multiple ? isTaken(image) : undefined}
                onClick={() => press(image)}
                className={classNames(
                  'block w-full overflow-hidden rounded-field border-3',
                  isTaken(image) ? 'border-coral' : 'border-transparent',
                )}
              >
                <Photo meta={image.image} alt="" sizes="(width < 40rem) 44vw, 12rem" className="aspect-[4/3] w-full" />
                <span className="block truncate px-1 py-1.5 text-left text-xs">{facts.nameOf(image)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-between gap-3">
          {data?.nextCursor ? (
            <Button variant="outline" busy={isFetching} onClick={() => setCursor(data.nextCursor ?? '')}>
              {text('pages.next')}
            </Button>
          ) : (
            <span />
          )}
          {multiple && (
            <Button variant="primary" disabled={taken.length === 0} onClick={() => give(taken)}>
              {text('picker.take', { count: taken.length })}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
