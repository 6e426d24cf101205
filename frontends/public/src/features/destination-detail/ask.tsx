import { buttonClass } from '@reefdesk/ui/button';
import type { IconComponent } from '@reefdesk/ui/icon';
import { ChatIcon, MailIcon, PhoneIcon, SendIcon } from '@reefdesk/ui/icons';
import { useBrand, useChatLink, useLanguage, useText } from '@reefdesk/web-kit';
import { ContactLink } from '../../shared/enquiry/contact-link.tsx';

/**
 * Ways to ask a person, with a prepared first text (ENQ-01, GEN-07, SOC-07). The chat comes first; in Chinese the form, which has WeChat
 * above it (ENQ-06).
 */
export function Ask({ name }: { name: string }) {
  const text = useText('destination-detail');
  const chat = useChatLink();
  const brand = useBrand();
  const isChinese = useLanguage() === 'cn';
  const message = text('ask.message', { operator: brand.shortName, destination: name });
  const first = buttonClass({ variant: 'light', className: 'w-full sm:w-fit lg:w-full' });
  const second = buttonClass({ variant: 'outline', className: 'w-full sm:w-fit lg:w-full' });
  const isFormFirst = isChinese || !brand.whatsapp;
  const form = (
    <ContactLink subject={name} message={message} className={isFormFirst ? first : second}>
      <SendIcon />
      {text('ask.form')}
    </ContactLink>
  );
  return (
    <div className="mt-8 border-t border-foam/20 pt-6 lg:mt-5 lg:pt-5">
      <p className="font-display text-lg">{text('ask.title')}</p>
      <p className="mt-1 text-sm text-foam/85">{text('ask.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isFormFirst && form}
        {brand.whatsapp && (
          <a href={chat(message)} target="_blank" rel="noopener noreferrer" className={isFormFirst ? second : first}>
            <ChatIcon />
            {text('ask.chat')}
          </a>
        )}
        {!isFormFirst && form}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 text-sm">
        {brand.phone && (
          <DirectLink href={`tel:${brand.phone}`} label={text('phone')} icon={PhoneIcon}>
            {brand.phoneDisplay}
          </DirectLink>
        )}
        {brand.email && (
          <DirectLink href={`mailto:${brand.email}`} label={text('email')} icon={MailIcon}>
            {brand.email}
          </DirectLink>
        )}
      </ul>
    </div>
  );
}

interface DirectLinkProps {
  href: string;
  /** Read by screen readers before the number or the address. */
  label: string;
  icon: IconComponent;
  children: string;
}

function DirectLink({ href, label, icon: Icon, children }: DirectLinkProps) {
  return (
    <li>
      <a href={href} className="link inline-flex min-h-8 items-center gap-2">
        <Icon className="size-4.5 shrink-0 text-shallows" label={label} />
        {children}
      </a>
    </li>
  );
}
