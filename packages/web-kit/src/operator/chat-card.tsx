import { buttonClass } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { ChatIcon, CloseIcon, SendIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useState } from 'react';
import { useLocalise } from '../language/use-language.ts';
import { useText } from '../language/use-text.ts';
import { useChatLink, useChatTexts } from './enquiry-reference.ts';
import { OtherWays } from './other-ways.tsx';
import { useBrand } from './use-brand.ts';

/**
 * Card with a WhatsApp link and a prefilled greeting (SOC-05..07). `inline` makes it part of the layout. Hidden without a number (SET-04).
 */
export function ChatCard({ inline = false }: { inline?: boolean }) {
  const text = useText('common');
  const localise = useLocalise();
  const [open, setOpen] = useState(false);
  const id = useElementId();
  const chat = useChatLink();
  const chatText = useChatTexts();
  const brand = useBrand();
  if (!brand.whatsapp) return null;
  const greeting = localise(brand.chat.greeting);
  return (
    <aside className={classNames('chat-card', inline && 'chat-card-inline')} aria-label={text('chat.title')}>
      <div id={id} hidden={!open} className="chat-card-panel">
        <p className="heading-3">{text('chat.title')}</p>
        <p className="mt-2 text-sm text-ink/75">{text('chat.text')}</p>
        <a
          href={chat(greeting)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'solid', className: 'mt-5 w-full' })}
        >
          <SendIcon />
          {text('chat.send')}
        </a>
        {open && (
          <OtherWays message={chatText(greeting)} className="mt-5 border-t border-ink/12 pt-4">
            {text('chat.otherwise')}
          </OtherWays>
        )}
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? text('close') : text('chat.title')}
        onClick={() => setOpen(!open)}
        className="chat-card-button"
      >
        {open ? <CloseIcon className="size-6" /> : <ChatIcon className="size-6" />}
        {!open && <span className="chat-card-label">{text('chat.title')}</span>}
      </button>
    </aside>
  );
}
