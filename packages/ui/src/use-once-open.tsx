import { useState } from 'react';

/** True from the first opening on: lazily loaded overlays stay mounted to show their way out. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
