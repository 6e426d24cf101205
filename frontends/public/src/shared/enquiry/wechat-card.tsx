import { CopyButton } from '@reefdesk/ui/copy-button';
import { runtimeConfig, useText } from '@reefdesk/web-kit';
import { QrCode } from './qr-code.tsx';

/** The operator's WeChat id and its QR code, which is rendered without a request (ENQ-06). */
export function WechatCard() {
  const text = useText('enquiry');
  const { wechat } = runtimeConfig().brand;
  if (!wechat) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-field bg-leaf/10 p-5">
      <QrCode text={wechat.link} label={text('channels.qr', { id: wechat.id })} className="size-28 shrink-0 rounded-field bg-white p-2" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{text('channels.wechat')}</p>
        <p className="mt-1 text-sm text-ink/75">{text('channels.wechatHint')}</p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <span className="font-display min-w-0 text-lg wrap-anywhere select-all" data-testid="wechat-id">
            {wechat.id}
          </span>
          <CopyButton
            value={wechat.id}
            variant="solid"
            label={text('channels.copy')}
            copied={text('copied')}
            failed={text('channels.uncopied')}
          />
        </div>
      </div>
    </div>
  );
}
