import { classNames } from './class-names.tsx';
import { PersonIcon } from './icons.tsx';
import { Picture, type PictureSource } from './picture.tsx';

export interface AvatarProps {
  source: PictureSource | null | undefined;
  name: string;
  /** Sets the size: `size-12`. */
  className?: string;
}

/** A round portrait, or a drawn person if there is no valid image. */
export function Avatar({ source, name, className = 'size-12' }: AvatarProps) {
  const round = classNames('shrink-0 rounded-full', className);
  const person = (
    <span role="img" aria-label={name} className={classNames('grid place-items-center bg-current/12', round)}>
      <PersonIcon className="size-3/5" />
    </span>
  );
  return <Picture source={source} alt={name} sizes="6rem" missingLabel={name} missing={person} className={round} />;
}
