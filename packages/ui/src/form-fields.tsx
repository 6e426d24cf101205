import { type ReactNode, useRef } from 'react';
import { useFocusRestored } from './use-focus-restored.tsx';

/**
 * Fields that are disabled during a save, because later input would be lost. Buttons that cancel the save must be outside. Adds no layout
 * box.
 */
export function FormFields({ resting, children }: { resting: boolean; children: ReactNode }) {
  const region = useRef<HTMLFieldSetElement>(null);
  useFocusRestored(region, resting);
  return (
    <fieldset ref={region} disabled={resting} className="contents disabled:[&_.field]:opacity-70">
      {children}
    </fieldset>
  );
}
