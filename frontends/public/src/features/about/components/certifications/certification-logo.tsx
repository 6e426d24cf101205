import { MedalIcon } from '@reefdesk/ui/icons';
import { useState } from 'react';

const LOOK = 'size-14 shrink-0 sm:size-20';

/** A medal stands in where the logo does not load (ABOUT-28). The name is beside it. */
export function CertificationLogo({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState(false);
  if (!src || broken) return <MedalIcon data-testid="logo-fallback" strokeWidth={1.1} className={`${LOOK} text-ocean`} />;
  return (
    <img
      data-testid="logo"
      src={src}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={LOOK}
    />
  );
}
