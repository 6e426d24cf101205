import { useCameWithPage } from '@reefdesk/ui/use-hydrating';
import { whenNear } from '@reefdesk/ui/use-near';
import { useLanguage } from '@reefdesk/web-kit';
import { type ComponentType, lazy, startTransition, useEffect, useRef, useState } from 'react';

/** After a line that broke while the form was fetched. */
const RETRY_MS = 5_000;
/** Where the place is only about as high as the form, which had better be there before it is seen. */
const UNDRAWN_AHEAD = '3000px';

export interface LateForm<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the server draws, and only there. */
  Drawn: ComponentType<Props> | undefined;
}

/** A form that brings the form libraries along, so it is fetched when the reader comes near. */
export const lateForm = <Props extends object>(load: LateForm<Props>['load']): LateForm<Props> => ({
  load,
  Drawn: typeof document === 'undefined' ? (lazy(load) as unknown as ComponentType<Props>) : undefined,
});

interface FormPlaceProps<Props extends object> {
  form: LateForm<Props>;
  props: Props;
  /** The height, as a class, of a place where no server has drawn anything; the form is fetched earlier there. */
  waiting: string;
}

/**
 * The server draws the form with the page, at rest, and what it drew stands there, out of reach, until the living one takes its
 * place: nothing below moves.
 */
export function FormPlace<Props extends object>({ form: { load, Drawn }, props, waiting }: FormPlaceProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<Props>>();
  const language = useLanguage();
  const [drawnIn] = useState(useCameWithPage() && language);
  useEffect(() => {
    if (!place.current) return;
    let retry: ReturnType<typeof setTimeout>;
    const fetchForm = () => {
      load().then(
        // Its words may still be on their way; what stands there waits with it.
        (module) => startTransition(() => setForm(() => module.default)),
        () => {
          retry = setTimeout(fetchForm, RETRY_MS);
        },
      );
    };
    const unwatch = whenNear(place.current, fetchForm, drawnIn ? undefined : UNDRAWN_AHEAD);
    return () => {
      unwatch();
      clearTimeout(retry);
    };
  }, [load, drawnIn]);
  if (Form) return <Form {...props} />;
  const out = { ref: place, inert: true, className: 'noscript:hidden' };
  if (Drawn) {
    return (
      <div {...out}>
        <Drawn {...props} />
      </div>
    );
  }
  if (language !== drawnIn) return <div {...out} className={waiting} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it makes React leave what the server drew as it is.
  return <div {...out} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
