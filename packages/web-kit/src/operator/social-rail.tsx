import { useText } from '../language/use-text.ts';
import { socialNetworks } from './social-links.tsx';

/**
 * Fixed social links: a strip that opens on hover, a row at the bottom on small screens (SOC-01..04). Layouts reserve its height by
 * `pb-(--lower-bar)`.
 */
export function SocialRail() {
  const text = useText('common');
  const networks = socialNetworks();
  if (networks.length === 0) return null;
  return (
    <nav aria-label={text('social')} className="social-rail">
      <ul className="flex justify-around lg:block">
        {networks.map(({ key, name, icon: Icon, href }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noopener noreferrer" className="social-rail-link">
              <Icon className="size-5 shrink-0" />
              <span className="social-rail-label">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
