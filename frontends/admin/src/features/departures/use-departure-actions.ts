import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { useToast } from '@reefdesk/ui/toasts';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { useState } from 'react';
import { useChangeDepartureMutation } from '../../shared/departures.api.ts';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';

export interface DepartureRowActions {
  busy: boolean;
  setStatus: (departures: readonly PlannedDepartureView[], status: 'open' | 'closed') => void;
  edit: (departure: PlannedDepartureView) => void;
  remove: (departure: PlannedDepartureView) => void;
}

export function useDepartureActions() {
  const text = useText('departures');
  const toast = useToast();
  const localise = useLocalise();
  const days = useDayTexts();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [change] = useChangeDepartureMutation();
  const [busy, setBusy] = useState(false);
  const setStatus = async (departures: readonly PlannedDepartureView[], status: 'open' | 'closed') => {
    const [first] = departures;
    if (busy || !first) return;
    setBusy(true);
    try {
      for (const { departure_id: id, version } of departures) await withSession(() => change({ id, version, body: { status } }).unwrap());
      const name = departures.length === 1 ? localise(first.package.name) || first.package.slug : text('allPackages');
      toast({ tone: 'success', title: text(`told.${status}`, { name, day: days.shortDay(first.date) }) });
    } catch (failure) {
      toast({ tone: 'error', title: await failureOr(failure, text('errors.change')) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, setStatus };
}
