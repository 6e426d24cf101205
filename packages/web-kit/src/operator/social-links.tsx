import type { Brand } from '@reefdesk/contracts/site/brand';
import { classNames } from '@reefdesk/ui/class-names';
import type { IconComponent } from '@reefdesk/ui/icon';
import { FacebookIcon, InstagramIcon, TiktokIcon, YoutubeIcon } from '@reefdesk/ui/icons';
import { runtimeConfig } from '../runtime-config.ts';

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

interface SocialNetwork {
  key: keyof Brand['social'];
  name: string;
  icon: IconComponent;
  href: string;
}

/** In the order of the specification (SOC-04), without networks that have no URL (SET-04). */
export function socialNetworks(): SocialNetwork[] {
  const { social } = runtimeConfig().brand;
  const networks: SocialNetwork[] = [
    { key: 'facebook', name: 'Facebook', icon: FacebookIcon, href: social.facebook },
    { key: 'instagram', name: 'Instagram', icon: InstagramIcon, href: social.instagram },
    { key: 'tiktok', name: 'TikTok', icon: TiktokIcon, href: social.tiktok },
    { key: 'youtube', name: 'YouTube', icon: YoutubeIcon, href: social.youtube },
  ];
  return networks.filter(({ href }) => Boolean(href));
}
