import { classNames } from './class-names.tsx';
import { PersonIcon } from './icons.tsx';
import { Picture, type PictureSource } from './picture.tsx';

export interface AvatarProps {
  source: PictureSource | null | undefined;
  name: string;
  /** Give it the size: `size-12`. */
  className?: string;
}

/** A round portrait; a person drawn in line where there is none, or none that can be shown. */
export function Avatar({ source, name, className = 'size-12' }: AvatarProps) {
  const round = classNames('shrink-0 rounded-full', className);
  const person = (
    <span role="img" aria-label={name} className={classNames('grid place-items-center bg-current/12', round)}>
      <PersonIcon className="size-3/5" />
    </span>
  );
  return <Picture source={source} alt={name} sizes="6rem" missingLabel={name} missing={person} className={round} />;
}
