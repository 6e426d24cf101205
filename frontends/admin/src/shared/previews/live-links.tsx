import { Button } from '@reefdesk/ui/button';
import { useToast } from '@reefdesk/ui/toasts';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useFailureOr } from '../lists/failure-or.ts';
import { useWithSession } from '../session/session-recovery.tsx';
import { type PreviewOf, usePreviewsQuery, useRevokePreviewMutation } from './previews.api.ts';

export function LiveLinks(record: PreviewOf) {
  const text = useText('previews');
  const format = useFormat();
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const { data: links = [] } = usePreviewsQuery({ query: record });
  const [revoke, { isLoading }] = useRevokePreviewMutation();
  if (links.length === 0) return null;
  const end = async (id: string) => {
    try {
      await withSession(async () => void (await revoke({ id }).unwrap()));
      toast({ title: text('revoked'), tone: 'success' });
    } catch (failure) {
      toast({ title: await failureOr(failure, text('notRevoked')), tone: 'error' });
    }
  };
  return (
    <section aria-label={text('live')}>
      <h3 className="mb-2 text-sm font-semibold">{text('live')}</h3>
      <ul className="grid gap-2">
        {links.map(({ preview_id: id, made_at: madeAt, expires_at: expiresAt }) => {
          const made = format.date(madeAt, { dateStyle: 'medium', timeStyle: 'medium' });
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 rounded-field bg-foam/10 px-3 py-2 text-sm">
              <span>{text('until', { made, until: format.date(expiresAt, { dateStyle: 'medium', timeStyle: 'short' }) })}</span>
              <Button
                variant="ghost"
                className="text-foam"
                disabled={isLoading}
                aria-label={text('revokeOf', { made })}
                onClick={() => void end(id)}
              >
                {text('revoke')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
