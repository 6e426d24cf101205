import { classNames } from '@reefdesk/ui/class-names';
import { socialNetworks } from './social-networks.ts';

/** The operator's networks as a row of round icons, each in a new tab. */
export function SocialLinks({ className }: { className?: string }) {
  const networks = socialNetworks();
  if (networks.length === 0) return null;
  return (
    <ul className={classNames('flex gap-2', className)}>
      {networks.map(({ key, name, icon: Icon, href }) => (
        <li key={key}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            title={name}
            className="icon-button border border-current/25"
          >
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  );
}
