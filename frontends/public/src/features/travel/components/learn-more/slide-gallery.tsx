import { ExpandIcon } from '@reefdesk/ui/icons';
import { lazyComponent, Photo, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import { useLocalisedText } from '../../../../shared/localised/use-localised-text.ts';
import { MissingPhoto } from '../../../../shared/missing-photo.tsx';
import type { Slide } from '../../travel.ts';

const loadLightbox = () => import('../../../../shared/lightbox.tsx');
const Lightbox = lazyComponent(loadLightbox);

/** Maximum number of small pictures (CONST-10). */
const THUMBNAILS = 6;

/** One large picture and up to six small ones; a click on the large one opens all in the lightbox (TRAV-18..20, TRAV-41). */
export function SlideGallery({ slide: { name, gallery } }: { slide: Slide }) {
  const text = useText('travel');
  const title = useLocalisedText()(name);
  const [index, setIndex] = useState(0);
  const [lightbox, setLightbox] = useState<'never' | 'open' | 'closed'>('never');
  const featured = gallery[index];
  if (!featured) return <MissingPhoto className="aspect-[3/2] w-full self-start rounded-panel" />;
  const total = gallery.length;
  const photos = gallery.map((photo, at) => ({ ...photo, alt: text('more.photo', { name: title.value, number: at + 1, total }) }));
  return (
    <div>
      <div className="relative">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={text('more.enlarge', { number: index + 1, total })}
          onPointerEnter={() => void loadLightbox()}
          onFocus={() => void loadLightbox()}
          onClick={() => setLightbox('open')}
          className="group relative block aspect-[3/2] w-full overflow-hidden rounded-panel"
        >
          <Photo
            key={featured.key}
            meta={featured.meta}
            path={featured.url}
            alt=""
            sizes="(min-width: 80rem) 37rem, (min-width: 64rem) 48vw, 92vw"
            className="size-full animate-fade"
            imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-103"
            missing={<MissingPhoto className="size-full" />}
          />
          <span className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-abyss/75 text-white">
            <ExpandIcon className="size-5" />
          </span>
        </button>
        {featured.isMain && <MainBadge className="pointer-events-none top-4 left-4 px-3.5 py-1 text-sm" />}
      </div>
      <p aria-live="polite" className="mt-3 text-sm font-semibold text-foam/85 tabular-nums">
        {text('more.image', { number: index + 1, total })}
      </p>
      {total > 1 && (
        <ul aria-label={text('more.thumbnails')} className="mt-3 grid grid-cols-6 gap-2 sm:gap-3">
          {gallery.slice(0, THUMBNAILS).map((photo, at) => (
            <li key={photo.key}>
              <button
                type="button"
                aria-label={text(photo.isMain ? 'more.showMain' : 'more.show', { number: at + 1 })}
                aria-current={at === index || undefined}
                onClick={() => setIndex(at)}
                className="relative block aspect-square w-full overflow-hidden rounded-lg opacity-75 transition-opacity hover:opacity-100 aria-current:opacity-100 aria-current:ring-3 aria-current:ring-coral"
              >
                <Photo
                  meta={photo.meta}
                  path={photo.url}
                  alt=""
                  sizes="6rem"
                  className="size-full"
                  missing={<span className="block size-full bg-linear-to-b from-ocean to-deep" />}
                />
                {photo.isMain && <MainBadge className="inset-x-0 bottom-0 rounded-none! py-0.5 text-center text-xs" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {lightbox !== 'never' && (
        <Suspense>
          <Lightbox
            title={title.value}
            titleLang={title.lang}
            photos={photos}
            index={index}
            onIndex={setIndex}
            open={lightbox === 'open'}
            onClose={() => setLightbox('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}

function MainBadge({ className }: { className: string }) {
  const text = useText('travel');
  return <span className={`absolute rounded-full bg-foam font-semibold text-deep ${className}`}>{text('more.main')}</span>;
}
