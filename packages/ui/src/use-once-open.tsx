import { useState } from 'react';

/** True from the first opening on: lazy overlays stay mounted for the closing animation. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
