import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

export interface MissingPhotoProps {
  className?: string;
  labelClassName?: string;
}

/** Placeholder with a label for a missing or broken photo on dark backgrounds (API-06, DDET-27). */
export function MissingPhoto({ className, labelClassName }: MissingPhotoProps) {
  const label = useText('common')('noImage');
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames('relative grid place-items-center overflow-hidden bg-linear-to-b from-ocean to-deep text-foam', className)}
    >
      <svg viewBox="0 0 400 160" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-x-0 bottom-0 h-2/5 w-full">
        <path d="M0 60c60 0 70-34 130-34s70 34 130 34 70-34 140-34v134H0Z" fill="var(--color-lagoon)" opacity=".22" />
        <path d="M0 104c54 0 66-26 120-26s66 26 130 26 76-26 150-26v82H0Z" fill="var(--color-abyss)" opacity=".5" />
      </svg>
      <span className={classNames('relative p-4 text-center text-sm font-semibold', labelClassName)}>{label}</span>
    </span>
  );
}
