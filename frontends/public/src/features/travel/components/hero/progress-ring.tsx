import { useText } from '@reefdesk/web-kit';

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

export function ProgressRing({ number, total }: { number: number; total: number }) {
  const text = useText('travel');
  return (
    <div className="relative grid size-16 place-items-center place-self-center lg:order-1 lg:size-36 lg:self-end lg:justify-self-end lg:mb-12">
      <progress
        aria-label={text('carousel.progress')}
        aria-valuetext={text('carousel.position', { number, total })}
        value={number}
        max={total}
        className="sr-only"
      >
        {twoDigits(number)}
      </progress>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full -rotate-90" fill="none">
        <circle cx="50" cy="50" r={RADIUS} stroke="currentColor" strokeOpacity=".28" strokeWidth="1.5" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          stroke="var(--color-coral)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - number / total)}
          className="transition-[stroke-dashoffset] duration-500 ease-buoyant"
        />
      </svg>
      <span aria-hidden="true" className="text-center font-display leading-none">
        <span className="block text-2xl lg:text-4xl">{twoDigits(number)}</span>
        <span className="hidden text-sm text-foam/85 lg:mt-1 lg:block">/ {twoDigits(total)}</span>
      </span>
    </div>
  );
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
