import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { buttonClass } from '@reefdesk/ui/button';
import { ChatIcon } from '@reefdesk/ui/icons';
import { Link, useBrand, useChatLink, useLanguage, useText } from '@reefdesk/web-kit';
import { WechatCard } from './wechat-card.tsx';

/** Channels above the form: WeChat in Chinese, else the chat (ENQ-06). `message`: first text of the chat. */
export function ChannelsBefore({ message }: { message: string }) {
  const text = useText('enquiry');
  const chat = useChatLink();
  const isChinese = useLanguage() === 'cn';
  const brand = useBrand();
  if (isChinese ? !brand.wechat : !brand.whatsapp) return null;
  return (
    <div className="mt-6">
      {isChinese ? (
        <WechatCard />
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a href={chat(message)} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'solid' })}>
            <ChatIcon className="size-5" />
            {text('channels.chat')}
          </a>
          <span className="text-sm text-ink/75">{text('channels.chatHint')}</span>
        </p>
      )}
      <p className="mt-5 flex items-center gap-4 text-sm text-ink/75 before:h-px before:flex-1 before:bg-ink/15 after:h-px after:flex-1 after:bg-ink/15">
        {text('channels.or')}
      </p>
    </div>
  );
}

export function ChannelsAfter() {
  const text = useText('enquiry');
  const { email } = useBrand();
  return (
    <div className="mt-5 grid gap-3 border-t border-ink/12 pt-5 text-sm text-ink/80">
      {email && (
        <p>
          {text('channels.email')}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </p>
      )}
      <p>
        {text('channels.earlier')}{' '}
        <Link to={PATHS.enquiry} className="link">
          {text('channels.find')}
        </Link>
      </p>
    </div>
  );
}
