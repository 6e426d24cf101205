import { Link, runtimeConfig } from '@reefdesk/web-kit';

export function Wordmark({ onClick }: { onClick?: () => void }) {
  const { name, shortName } = runtimeConfig().brand;
  return (
    <Link to="/" onClick={onClick} aria-label={name} className="flex min-h-11 items-center gap-3">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
        <path d="M9.6 19a10.4 10.4 0 0 1 20.8 0Z" fill="var(--color-coral)" />
        <path
          d="M3.5 23.5c3.3 0 3.3-2.5 6.6-2.5s3.3 2.5 6.6 2.5 3.3-2.5 6.6-2.5 3.3 2.5 6.6 2.5 3.3-2.5 6.6-2.5M9 29.5c2.8 0 2.8-2 5.5-2s2.8 2 5.5 2 2.8-2 5.5-2 2.8 2 5.5 2M15 35c2.5 0 2.5-1.6 5-1.6s2.5 1.6 5 1.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-display text-2xl leading-none font-medium tracking-tight">{shortName}</span>
    </Link>
  );
}
