import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { useEffect, useState } from 'react';
import { keep, readKept } from '../../enquiry/kept.ts';

/** The date that somebody asks for, kept with what was typed into the form (ENQ-08). */
export function useChosenDeparture(form: string) {
  const [chosen, setChosen] = useState<DepartureView>();
  // After the first drawing, which is the server's.
  useEffect(() => setChosen(readKept(form).departure), [form]);
  const choose = (departure: DepartureView | undefined) => {
    keep(form, { departure });
    setChosen(departure);
  };
  return [chosen, choose] as const;
}
