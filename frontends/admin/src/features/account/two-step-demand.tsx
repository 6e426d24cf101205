import { useFailureText, useOnceAtATime } from '@reefdesk/forms';
import { useTwoStepQuery } from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { useToast } from '@reefdesk/ui/toasts';
import { api, mutation, useText } from '@reefdesk/web-kit';
import { useWithSession } from '../../shared/session/session-recovery.tsx';

const accountApi = api.injectEndpoints({ endpoints: (build) => ({ demandTwoStep: mutation(build, 'PUT /api/two-step/demand') }) });

const { useDemandTwoStepMutation } = accountApi;

/** Switch that requires a second sign-in step from all staff (PPL-08). */
export function TwoStepDemand() {
  const text = useText('layout');
  const notify = useToast();
  const withSession = useWithSession();
  const failureText = useFailureText();
  const { data, refetch } = useTwoStepQuery();
  const [demand] = useDemandTwoStepMutation();
  const demanded = data?.demanded ?? false;
  const [change, busy] = useOnceAtATime(async () => {
    try {
      await withSession(() => demand({ body: { demanded: !demanded } }).unwrap());
    } catch (failure) {
      notify({ title: await failureText(failure), tone: 'error' });
    }
    await refetch();
  });
  if (!data) return null;
  return (
    <div className="mt-6 grid justify-items-start gap-3 border-t border-ink/10 pt-5">
      <p>{text(demanded ? 'twoStep.demanded' : 'twoStep.free')}</p>
      <Button variant="outline" size="small" busy={busy} onClick={() => void change()}>
        {text(demanded ? 'twoStep.leave' : 'twoStep.demand')}
      </Button>
    </div>
  );
}
