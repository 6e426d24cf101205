import { classNames } from '@reefdesk/ui/class-names';
import { lineIcon } from '@reefdesk/ui/icon';
import { useFavourites } from './favourites.ts';

const HeartIcon = /* @__PURE__ */ lineIcon('M12 20S3.5 15 3.5 8.9A4.6 4.6 0 0 1 12 6.6a4.6 4.6 0 0 1 8.5 2.3C20.5 15 12 20 12 20Z');

export interface FavouriteButtonProps {
  slug: string;
  label: string;
  className?: string;
}

export function FavouriteButton({ slug, label, className }: FavouriteButtonProps) {
  const [slugs, toggle] = useFavourites();
  const marked = slugs.includes(slug);
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={marked}
      onClick={() => toggle(slug)}
      className={classNames('icon-button bg-abyss/55 text-white hover:bg-abyss/80', className)}
    >
      <HeartIcon className={classNames('size-6', marked && 'fill-coral stroke-coral')} />
    </button>
  );
}
