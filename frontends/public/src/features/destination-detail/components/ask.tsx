import { buttonClass } from '@reefdesk/ui/button';
import type { IconComponent } from '@reefdesk/ui/icon';
import { ChatIcon, MailIcon, PhoneIcon } from '@reefdesk/ui/icons';
import { useBrand, useChatLink, useText } from '@reefdesk/web-kit';

/** Links to a person who knows the place; the chat's first words are there already (GEN-07, SOC-07). */
export function Ask({ name }: { name: string }) {
  const text = useText('destination-detail');
  const chat = useChatLink();
  const brand = useBrand();
  return (
    <div className="mt-8 border-t border-foam/20 pt-6 lg:mt-5 lg:pt-5">
      <p className="font-display text-lg">{text('ask.title')}</p>
      <p className="mt-1 text-sm text-foam/85">{text('ask.text')}</p>
      {brand.whatsapp && (
        <a
          href={chat(text('ask.message', { operator: brand.shortName, destination: name }))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'light', className: 'mt-4 w-full sm:w-fit lg:w-full' })}
        >
          <ChatIcon />
          {text('ask.chat')}
        </a>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-6 text-sm">
        {brand.phone && (
          <ContactLink href={`tel:${brand.phone}`} label={text('ask.call')} icon={PhoneIcon}>
            {brand.phoneDisplay}
          </ContactLink>
        )}
        {brand.email && (
          <ContactLink href={`mailto:${brand.email}`} label={text('ask.mail')} icon={MailIcon}>
            {brand.email}
          </ContactLink>
        )}
      </ul>
    </div>
  );
}

interface ContactLinkProps {
  href: string;
  /** Read out before the number or the address. */
  label: string;
  icon: IconComponent;
  children: string;
}

function ContactLink({ href, label, icon: Icon, children }: ContactLinkProps) {
  return (
    <li>
      <a href={href} className="link inline-flex min-h-8 items-center gap-2">
        <Icon className="size-4.5 shrink-0 text-shallows" label={label} />
        {children}
      </a>
    </li>
  );
}
