import { getIn, useFormikContext } from 'formik';
import { useServerFaults } from './use-server-faults.ts';

/**
 * The words at a field, by its path, where rules speak from the first submit on: those that come when one leaves a field
 * would push the button away from under the pointer. What the server said stays until that field is changed.
 */
export function useFaultsOnceSent(): (path: string) => string | undefined {
  const { errors, submitCount } = useFormikContext();
  const fromServer = useServerFaults();
  return (path) => {
    const own = submitCount > 0 ? (getIn(errors, path) as string | undefined) : undefined;
    return own ?? fromServer[path];
  };
}
