import { PREVIEW_HOURS } from '@reefdesk/contracts/editing/values';
import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { Dialog } from '@reefdesk/ui/dialog';
import { RefreshIcon } from '@reefdesk/ui/editing-icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ShownOnce } from '../lists/shown-once.tsx';
import { LiveLinks } from './live-links.tsx';
import { type PreviewOf, useMakePreviewMutation } from './previews.api.ts';

type FrameSize = 'phone' | 'desktop';

const DESKTOP = { width: 1_440, height: 900 };

interface FrameProps {
  src: string;
  size: FrameSize;
  title: string;
}

/** Shows a page at phone width, or at desktop width scaled down to the available space. */
function Frame({ src, size, title }: FrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const isDesktop = size === 'desktop';
  useLayoutEffect(() => {
    const { current } = room;
    if (!current || !isDesktop) return;
    const measure = () => setScale(Math.min(1, current.clientWidth / DESKTOP.width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isDesktop]);
  return (
    <div
      ref={room}
      style={isDesktop ? { height: DESKTOP.height * scale } : undefined}
      className={classNames('w-full overflow-hidden rounded-panel bg-white', !isDesktop && 'h-[80dvh] max-h-[812px] max-w-[375px]')}
    >
      <iframe
        title={title}
        src={src}
        className={classNames('border-0', isDesktop ? 'origin-top-left' : 'size-full')}
        style={isDesktop ? { ...DESKTOP, transform: `scale(${scale})` } : undefined}
      />
    </div>
  );
}

const SIZES = ['phone', 'desktop'] as const satisfies readonly FrameSize[];

/** Preview of the public page with the draft. The link opens the same preview for others. */
export default function PreviewDialog({ onClose, ...record }: PreviewOf & { onClose: () => void }) {
  const text = useText('previews');
  const own = useLanguage();
  const [make, { data: preview, isError, isLoading }] = useMakePreviewMutation();
  const [language, setLanguage] = useState<Language>(own);
  const [size, setSize] = useState<FrameSize>('phone');
  const [round, setRound] = useState(0);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void make({ body: record });
  });
  const url = preview?.url ? new URL(preview.url, location.origin) : undefined;
  const shown = url && new URL(url);
  shown?.searchParams.set('lang', language);
  return (
    <Dialog open onClose={onClose} kind="full" title={text('title')} closeLabel={text('close')}>
      <div className="grid min-h-0 flex-1 gap-5 p-4 sm:p-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <p className="text-sm text-foam/85">{text('lead')}</p>
          <Choice label={text('size.label')} values={SIZES} value={size} onChange={setSize} nameOf={(one) => text(`size.${one}`)} />
          <Choice label={text('language')} values={LANGUAGES} value={language} onChange={setLanguage} nameOf={(one) => text(`in.${one}`)} />
          <Button variant="light" className="justify-self-start" disabled={!shown} onClick={() => setRound(round + 1)}>
            <RefreshIcon className="size-5" /> {text('refresh')}
          </Button>
        </div>
        <div className="flex min-w-0 items-start justify-center lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-[70dvh]">
          {shown && <Frame key={`${shown} ${round} ${size}`} src={shown.href} size={size} title={text('title')} />}
          {isLoading && <Skeleton className="h-full w-full max-w-md rounded-panel" />}
          {isError && (
            <div role="alert" className="grid max-w-md gap-4 rounded-panel bg-white p-6 text-ink">
              <p className="font-semibold text-coral-dark">{text('failed')}</p>
              <Button variant="outline" onClick={() => void make({ body: record })}>
                {text('retry')}
              </Button>
            </div>
          )}
        </div>
        <div className="grid content-start gap-5">
          {url && (
            <div className="text-ink">
              <ShownOnce label={text('link')} value={url.href} hint={text('linkHint', { hours: PREVIEW_HOURS })} focused={false} />
            </div>
          )}
          <LiveLinks {...record} />
        </div>
      </div>
    </Dialog>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  nameOf: (value: Value) => string;
}

function Choice<Value extends string>({ label, values, value, onChange, nameOf }: ChoiceProps<Value>) {
  const id = useElementId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((one) => (
          <label
            key={one}
            className={classNames(
              'cursor-pointer rounded-full border px-4 py-2 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lagoon',
              one === value ? 'border-foam bg-foam text-ink' : 'border-foam/40 text-foam hover:border-foam',
            )}
          >
            <input type="radio" name={id} className="sr-only" checked={one === value} onChange={() => onChange(one)} />
            {nameOf(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
