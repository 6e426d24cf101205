import { type ReactNode, useRef } from 'react';
import { useFocusKept } from './use-focus-kept.tsx';

/**
 * The fields of a form, which rest while a save is under way: what is typed then would be lost with the form that closes
 * or takes in what was saved. Buttons that stop the save stand outside. Takes no room of its own.
 */
export function FormFields({ resting, children }: { resting: boolean; children: ReactNode }) {
  const region = useRef<HTMLFieldSetElement>(null);
  useFocusKept(region, resting);
  return (
    <fieldset ref={region} disabled={resting} className="contents disabled:[&_.field]:opacity-70">
      {children}
    </fieldset>
  );
}
