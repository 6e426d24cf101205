import { Button, type ButtonProps } from '@reefdesk/ui/button';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Formik } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { TextField } from '../fields/text-field.tsx';
import { FormError } from './form-error.tsx';

export interface CodeFormProps {
  label: string;
  submit: string;
  busy: boolean;
  formError: string | undefined;
  onCode: (code: string) => void;
  size?: ButtonProps['size'];
  invalid?: boolean;
  children?: ReactNode;
}

/** Asks for a code of the app or a recovery code; the field takes the focus when it appears. */
export function CodeForm({ label, submit, busy, formError, onCode, size = 'medium', invalid = false, children }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useElementId();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <Formik initialValues={{ code: '' }} onSubmit={({ code }) => onCode(code.trim())}>
      {({ handleSubmit }) => (
        <form
          ref={form}
          noValidate
          aria-describedby={formError ? `${id}-refusal` : undefined}
          onSubmit={(event) => {
            // In React's tree, this form may be inside another one.
            event.stopPropagation();
            handleSubmit(event);
          }}
          className="grid gap-5"
        >
          <FormError id={`${id}-refusal`} message={formError} />
          <TextField name="code" label={label} autoComplete="one-time-code" maxLength={40} invalid={invalid} error={undefined} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" size={size} busy={busy} className={size === 'large' ? 'w-full' : 'max-sm:w-full'}>
              {submit}
            </Button>
            {children}
          </div>
        </form>
      )}
    </Formik>
  );
}
