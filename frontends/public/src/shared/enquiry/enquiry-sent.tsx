import { Button, buttonClass } from '@reefdesk/ui/button';
import { CopyButton } from '@reefdesk/ui/copy-button';
import { ChatIcon, CheckIcon } from '@reefdesk/ui/icons';
import { OtherWays, useBrand, useChatLink, useLanguage, useText } from '@reefdesk/web-kit';
import { useEffect, useRef } from 'react';
import { pathOfAddress } from './path-of-address.ts';
import type { Sent } from './stored-enquiry.ts';
import { WechatCard } from './wechat-card.tsx';

export interface EnquirySentProps {
  sent: Sent;
  onAgain: () => void;
}

export function EnquirySent({ sent: { receipt, name, channel }, onAgain }: EnquirySentProps) {
  const text = useText('enquiry');
  const chat = useChatLink();
  const brand = useBrand();
  const isChinese = useLanguage() === 'cn';
  const usesWechat = isChinese || channel === 'wechat';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const message = text('chat', { operator: brand.shortName, name, reference: receipt.reference });
  return (
    <div ref={place} role="status" tabIndex={-1} className="mt-6 grid gap-5 outline-none">
      <p className="flex items-center gap-3 font-display text-xl text-deep">
        <span className="grid size-11 place-items-center rounded-full bg-leaf text-white">
          <CheckIcon className="size-6" />
        </span>
        {text('sent.title')}
      </p>
      <div className="rounded-field bg-white p-5 shadow-soft">
        <p className="text-sm text-ink/75">{text('sent.reference')}</p>
        <p className="font-display text-2xl tracking-wide text-deep select-all" data-testid="reference">
          {receipt.reference}
        </p>
        <p className="mt-1 text-sm text-ink/75">{text('sent.keep')}</p>
      </div>
      <p>{text('sent.next', { channel: text(`sent.channels.${channel}`) })}</p>
      {usesWechat && <WechatCard />}
      <div className="flex flex-wrap gap-3">
        <a href={pathOfAddress(receipt.status_url)} className={buttonClass({ variant: 'primary' })}>
          {text('sent.page')}
        </a>
        <CopyButton value={receipt.status_url} label={text('sent.copy')} copied={text('copied')} failed={text('sent.uncopied')} />
        {brand.whatsapp && (
          <a href={chat(message)} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'outline' })}>
            <ChatIcon className="size-5" />
            {text('sent.chat')}
          </a>
        )}
      </div>
      {brand.whatsapp && (
        <OtherWays message={message} subject={receipt.reference}>
          {text('chat.otherwise')}
        </OtherWays>
      )}
      <Button variant="ghost" className="justify-self-start" onClick={onAgain}>
        {text('sent.again')}
      </Button>
    </div>
  );
}
