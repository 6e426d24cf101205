import { IconButton } from './button.tsx';
import { classNames } from './class-names.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';

export interface CarouselArrowsProps {
  onPrevious: () => void;
  onNext: () => void;
  previousLabel: string;
  nextLabel: string;
  disabled?: boolean;
  className?: string;
}

export function CarouselArrows(props: CarouselArrowsProps) {
  const look = 'border border-current/25';
  return (
    <div className={classNames('flex gap-2', props.className)}>
      <IconButton label={props.previousLabel} onClick={props.onPrevious} disabled={props.disabled} className={look}>
        <ArrowLeftIcon />
      </IconButton>
      <IconButton label={props.nextLabel} onClick={props.onNext} disabled={props.disabled} className={look}>
        <ArrowRightIcon />
      </IconButton>
    </div>
  );
}

export interface CarouselDotsProps {
  page: number;
  pages: number;
  onGoTo: (page: number) => void;
  /** Label of a dot, counted from 1. */
  labelOf: (number: number) => string;
  className?: string;
}

export function CarouselDots({ page, pages, onGoTo, labelOf, className }: CarouselDotsProps) {
  return (
    <div className={classNames('flex flex-wrap', className)}>
      {Array.from({ length: pages }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its index.
          key={index}
          type="button"
          aria-label={labelOf(index + 1)}
          aria-current={index === page || undefined}
          onClick={() => onGoTo(index)}
          className="group grid h-6 min-w-6 place-items-center"
        >
          <span className="block h-2 w-2 rounded-full bg-current/30 transition-[width,background-color] duration-300 group-aria-current:w-6 group-aria-current:bg-coral" />
        </button>
      ))}
    </div>
  );
}
