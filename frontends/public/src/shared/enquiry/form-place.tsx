import { useCameWithPage } from '@reefdesk/ui/use-hydrating';
import { whenNear } from '@reefdesk/ui/use-near';
import { useLanguage } from '@reefdesk/web-kit';
import { type ComponentType, lazy, startTransition, useEffect, useRef, useState } from 'react';

/** Delay after a failed download of the form. */
const RETRY_MS = 5_000;
/** Without server HTML the reserved height is approximate, so the form should load before it is visible. */
const UNDRAWN_AHEAD = '3000px';

export interface LateForm<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Static form, defined only on the server. */
  Drawn: ComponentType<Props> | undefined;
}

/** A form that is loaded when it is near the window, because it needs the form libraries. */
export const lateForm = <Props extends object>(load: LateForm<Props>['load']): LateForm<Props> => ({
  load,
  Drawn: typeof document === 'undefined' ? (lazy(load) as unknown as ComponentType<Props>) : undefined,
});

interface FormPlaceProps<Props extends object> {
  form: LateForm<Props>;
  props: Props;
  /** Height class of a form without server HTML, which is also loaded earlier. */
  waiting: string;
}

/** Shows the server's HTML of the form, inert, until the interactive form replaces it, so that nothing below moves. */
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
        // In a transition, the HTML stays until the texts of the form have loaded as well.
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
