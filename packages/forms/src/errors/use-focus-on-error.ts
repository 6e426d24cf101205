import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Focuses the first invalid field after a failed submit: `<Form ref={useFocusOnFault()}>`. */
export function useFocusOnError() {
  const { submitCount, isSubmitting, status } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server found marks other fields.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, status]);
  return form;
}
