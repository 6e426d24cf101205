import type { LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import { useFormField } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { imageSource, useText } from '@reefdesk/web-kit';
import type { KeyboardEvent, PointerEvent } from 'react';
import { MIDDLE, type Point, percentOf, pointOf, pointText } from './picture-values.ts';

const STEP = 0.02;
const LARGE_STEP = 0.1;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const CROPS = [
  { key: 'phone', className: 'aspect-[9/16]' },
  { key: 'card', className: 'aspect-[4/5]' },
  { key: 'square', className: 'aspect-square' },
  { key: 'list', className: 'aspect-[4/3]' },
  { key: 'wide', className: 'aspect-[21/9]' },
] as const;

/** Sets the point that every crop keeps visible, by pointer or arrow keys, with previews of the crops (LIB-04). */
export function FocalPoint({ image: { image } }: { image: LibraryImageView }) {
  const text = useText('library');
  const field = useFormField<string>('focal');
  const point = pointOf(field.value);
  const source = imageSource(image);
  const place = percentOf(point);
  const move = ({ x, y }: Point) => field.change(pointText({ x: within(x), y: within(y) }));
  const onPointer = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const onKey = (event: KeyboardEvent) => {
    const [right, down] = KEYS[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    move({ x: point.x + right * step, y: point.y + down * step });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg">{text('focal.title')}</legend>
      <p className="mt-1 mb-3 text-sm text-ink/75">{text('focal.lead')}</p>
      <div className="flex flex-wrap items-start gap-5">
        <button
          type="button"
          aria-label={text('focal.move')}
          aria-describedby={`${field.id}-place`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            onPointer(event);
          }}
          onPointerMove={onPointer}
          onKeyDown={onKey}
          className="relative block max-w-full cursor-crosshair touch-none overflow-hidden rounded-field"
        >
          <img
            src={source?.src}
            srcSet={source?.srcSet}
            sizes="22rem"
            width={image.width}
            height={image.height}
            alt=""
            draggable={false}
            className="block h-auto max-h-72 w-auto max-w-full"
          />
          <span
            className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-3 border-white bg-coral/35 shadow-[0_0_0_1px_rgb(4_24_36/0.6)]"
            style={{ left: `${place.x}%`, top: `${place.y}%` }}
          />
        </button>
        <div className="flex flex-col items-start gap-2 text-sm">
          <p id={`${field.id}-place`} role="status">
            {text('focal.at', place)}
          </p>
          <Button variant="outline" size="small" className="min-h-11" onClick={() => move(MIDDLE)}>
            {text('focal.middle')}
          </Button>
        </div>
      </div>
      <ul aria-label={text('focal.crops')} className="mt-4 flex flex-wrap items-end gap-3">
        {CROPS.map(({ key, className }) => (
          <li key={key} className="text-xs text-ink/75">
            <img
              src={source?.src}
              srcSet={source?.srcSet}
              sizes="14rem"
              alt=""
              className={`h-24 rounded-field object-cover ${className}`}
              style={{ objectPosition: `${place.x}% ${place.y}%` }}
            />
            <span className="mt-1 block">{text(`focal.cropNames.${key}`)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Clamps to 0..1 and rounds to hundredths, because finer steps make no visible difference. */
function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
