import { IconButton } from '@reefdesk/ui/button';
import { EyeIcon, EyeOffIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { Field } from 'formik';
import { useId, useState } from 'react';

export function PasswordField({ invalid }: { invalid: boolean }) {
  const text = useText('sign-in');
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {text('password')}
      </label>
      <div className="relative">
        <Field
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          placeholder={text('passwordPlaceholder')}
          aria-invalid={invalid}
          className="field pr-14"
        />
        <IconButton
          label={text(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
          className="absolute top-1/2 right-1 -translate-y-1/2"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
    </div>
  );
}
