import { useFailureText, useOnceAtATime } from '@reefdesk/forms';
import { useIdempotencyKey } from '@reefdesk/forms/uploads';
import { useToast } from '@reefdesk/ui/toasts';
import { useNavigate, useText } from '@reefdesk/web-kit';
import { travelDetailPath } from '../../paths.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useDuplicateTravelMutation } from './travels.api.ts';

/** Duplicates a travel and opens the copy (EDT-11). */
export function useDuplicateTravel(): [duplicate: (travelId: string) => Promise<void>, busy: boolean] {
  const text = useText('travels');
  const toast = useToast();
  const navigate = useNavigate();
  const withSession = useWithSession();
  const failureText = useFailureText();
  const { keyOf, settle } = useIdempotencyKey();
  const [duplicateTravel] = useDuplicateTravelMutation();
  return useOnceAtATime(async (travelId: string) => {
    const id = toast({ title: text('toasts.copying'), tone: 'loading' });
    try {
      const copy = await withSession(() => duplicateTravel({ travelId, idempotencyKey: keyOf(travelId) }).unwrap());
      settle();
      toast({ id, title: text('toasts.copied'), text: text('toasts.copiedText'), tone: 'success' });
      void navigate(travelDetailPath(copy.travel_id));
    } catch (failure) {
      toast({ id, title: text('toasts.copyFailed'), text: await failureText(failure), tone: 'error' });
    }
  });
}
