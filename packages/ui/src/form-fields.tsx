import { type ReactNode, useRef } from 'react';
import { useFocusKept } from './use-focus-kept.tsx';

/**
 * Fields that are disabled during a save, because later input would be lost. Buttons that cancel the save must be outside. Adds no layout
 * box.
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
