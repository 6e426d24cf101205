import { travelPath } from '@reefdesk/contracts/pages/site-paths';
import { Avatar } from '@reefdesk/ui/avatar';
import { Rating } from '@reefdesk/ui/rating';
import { imageSource, Link, Photo, useFormat, useLanguage, useLocalise, useText } from '@reefdesk/web-kit';
import type { ListedPackage } from '../../../../shared/packages/package.ts';
import { type Testimonial, testimonialDate, testimonialPhotos, testimonialText } from '../../../../shared/testimonials/testimonial.ts';

/** Limit before the rest is counted (CONST-06). */
const THUMBNAILS_SHOWN = 4;

export interface TestimonialCardProps {
  testimonial: Testimonial;
  /** The package that it is about, if it is known. */
  travel: ListedPackage | undefined;
  onOpen: (photo: number) => void;
}

/** The quote, with its author in small print below. The card opens the photos, a thumbnail its own photo (OR-83). */
export function TestimonialCard({ testimonial, travel, onOpen }: TestimonialCardProps) {
  const text = useText('landing');
  const format = useFormat();
  const language = useLanguage();
  const localise = useLocalise();
  const [name, role, quote, location] = (['name', 'role', 'quote', 'location'] as const).map((field) =>
    testimonialText(testimonial, field, language),
  );
  const photos = testimonialPhotos(testimonial, text('testimonials.caption', { name: name ?? '' }), language);
  const rest = photos.length - THUMBNAILS_SHOWN;
  const isLastOfMore = (index: number) => rest > 0 && index === THUMBNAILS_SHOWN - 1;
  const date = testimonialDate(testimonial);
  return (
    <article className="group relative flex flex-col border-t border-ink/20 pt-7">
      <Rating value={testimonial.rating} label={text('testimonials.rating', { rating: testimonial.rating })} className="self-start" />
      <blockquote className="mt-4 font-display text-lg leading-snug [&:lang(zh)]:leading-relaxed">{quote}</blockquote>
      {photos.length > 0 && (
        <ul className="relative z-10 mt-5 grid max-w-sm grid-cols-4 gap-2 self-start">
          {photos.slice(0, THUMBNAILS_SHOWN).map((photo, index) => (
            <li key={photo.key}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={[
                  text('testimonials.photo', { number: index + 1, name: name ?? '' }),
                  isLastOfMore(index) && text('testimonials.more', { count: rest }),
                ]
                  .filter(Boolean)
                  .join(', ')}
                onClick={() => onOpen(index)}
                className="relative block w-full overflow-hidden rounded-xl"
              >
                <Photo
                  meta={photo.meta}
                  path={photo.url}
                  alt=""
                  sizes="6rem"
                  className="aspect-square w-20"
                  imageClassName="transition-[scale] duration-500 hover:scale-106"
                />
                {isLastOfMore(index) && (
                  <span className="pointer-events-none absolute inset-0 grid place-items-center bg-abyss/65 font-semibold text-white">
                    {text('testimonials.more', { count: rest })}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex items-center gap-4">
        <Avatar
          source={imageSource(testimonial.profile_image_meta, testimonial.profile_image)}
          name={name ?? ''}
          className="size-13 text-ocean"
        />
        <div className="min-w-0 text-sm leading-snug">
          <p className="font-semibold">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(0)}
              className="text-left after:absolute after:inset-0 group-hover:underline"
            >
              {name}
              <span className="sr-only">, {text('gallery.title', { name: name ?? '' })}</span>
            </button>
          </p>
          <p className="text-ink/75">{role}</p>
          <p className="text-ink/75">
            <span className="inline-block">
              {location}
              {date && (
                <span aria-hidden="true" className="mx-1.5">
                  ·
                </span>
              )}
            </span>
            {date && (
              <time dateTime={date} className="inline-block whitespace-nowrap">
                {format.date(date)}
              </time>
            )}
          </p>
          {travel && (
            <Link to={travelPath(travel.slug)} className="link relative z-10 inline-block py-1 font-semibold text-ocean">
              {localise(travel.travel_name)}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
