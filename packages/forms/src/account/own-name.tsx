import { type OwnAccountEdit, ownAccountEdit } from '@reefdesk/contracts/accounts/requests';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { Button } from '@reefdesk/ui/button';
import { accountChanged, api, isApiFailure, mutation, selectUser, useAppDispatch, useAppSelector, useAppStore } from '@reefdesk/web-kit';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { statusOf } from '../errors/form-status.ts';
import { useErrorsOnceSent } from '../errors/use-errors-once-sent.ts';
import { useFocusOnError } from '../errors/use-focus-on-error.ts';
import { TextField } from '../fields/text-field.tsx';
import { useProtectionText } from '../texts/account.ts';
import { type Rules, useRules, type Wording } from '../use-rules.ts';
import type { ChangePasswordProps } from './change-password.tsx';
import { FormError } from './form-error.tsx';
import { useReason } from './use-reason.ts';

const ownNameApi = api.injectEndpoints({ endpoints: (build) => ({ renameSelf: mutation(build, 'PATCH /api/me') }) });

const { useRenameSelfMutation } = ownNameApi;

/** The name was changed elsewhere in the meantime; that name is shown now. */
interface NameConflict {
  name: string;
}

/** Changes the user's own name, on the whole page at once; throws every error except a conflict. */
function useOwnName(withSession: <T>(call: () => Promise<T>) => Promise<T>) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [rename] = useRenameSelfMutation();
  const write = async (fullname: string, version: number | undefined) => {
    dispatch(accountChanged(await withSession(() => rename({ version: version ?? null, body: { fullname } }).unwrap())));
  };
  return async (fullname: string): Promise<NameConflict | undefined> => {
    const seen = selectUser(store.getState());
    try {
      await write(fullname, seen?.version);
    } catch (failure) {
      const now = isApiFailure(failure) && failure.code === 'edit_conflict' ? (failure.current as UserView) : undefined;
      if (!now) throw failure;
      dispatch(accountChanged(now));
      if (now.fullname !== seen?.fullname) return { name: now.fullname };
      await write(fullname, now.version);
    }
    return undefined;
  };
}

const RULES: Rules<OwnAccountEdit> = { schema: ownAccountEdit };
const WORDING: Wording = { 'fullname required': 'name.missing', 'fullname too_long': 'name.long' };

export function OwnName(props: ChangePasswordProps) {
  const text = useProtectionText();
  const [editing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) return <NameForm {...props} onDone={() => setEditing(false)} />;
  return (
    <Button ref={button} variant="outline" size="small" onClick={() => setEditing(true)}>
      {text('name.change')}
    </Button>
  );
}

function NameForm({ notify, withSession = (call) => call(), onDone }: ChangePasswordProps & { onDone: () => void }) {
  const text = useProtectionText();
  const reasonOf = useReason();
  const rename = useOwnName(withSession);
  const validate = useRules(RULES, text, WORDING);
  const fullname = useAppSelector(selectUser)?.fullname ?? '';
  // The initial value of the form stays while the page shows another name.
  const [initial] = useState({ fullname });
  const [formError, setError] = useState<string>();
  const submit = async (values: OwnAccountEdit, form: FormikHelpers<OwnAccountEdit>) => {
    setError(undefined);
    form.setStatus(undefined);
    try {
      const conflict = await rename(values.fullname.trim());
      if (conflict) return setError(text('name.conflict', { name: conflict.name }));
      notify({ title: text('name.changed'), tone: 'success' });
      onDone();
    } catch (failure) {
      const status = statusOf(failure);
      form.setStatus(status);
      if (!status) setError(await reasonOf(failure));
    }
  };
  return (
    <Formik initialValues={initial} validate={validate} onSubmit={submit}>
      <Fields formError={formError} onDone={onDone} />
    </Formik>
  );
}

function Fields({ formError, onDone }: { formError: string | undefined; onDone: () => void }) {
  const text = useProtectionText();
  const { isSubmitting } = useFormikContext<OwnAccountEdit>();
  const errorOf = useErrorsOnceSent();
  const form = useFocusOnError();
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <Form ref={form} noValidate className="grid gap-4">
      <FormError message={formError} />
      <TextField
        name="fullname"
        label={text('name.label')}
        autoComplete="name"
        maxLength={LIMITS.fullnameMaxLength}
        error={errorOf('fullname')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="solid" size="small" busy={isSubmitting}>
          {text('save')}
        </Button>
        <Button variant="outline" size="small" onClick={onDone}>
          {text('cancel')}
        </Button>
      </div>
    </Form>
  );
}
