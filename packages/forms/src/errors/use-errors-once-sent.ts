import { getIn, useFormikContext } from 'formik';
import { useServerErrors } from './use-server-errors.ts';

/**
 * Field errors that appear only after the first submit: errors shown on blur would move the button away from the pointer. Server errors
 * stay until the field changes.
 */
export function useErrorsOnceSent(): (path: string) => string | undefined {
  const { errors, submitCount } = useFormikContext();
  const fromServer = useServerErrors();
  return (path) => {
    const own = submitCount > 0 ? (getIn(errors, path) as string | undefined) : undefined;
    return own ?? fromServer[path];
  };
}
