import { LIMITS } from '@reefdesk/contracts/limits';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { type InvitationAcceptance, invitationAcceptance } from '@reefdesk/contracts/people/requests';
import { type Rules, TextField, useErrorsOnceSent, type Wording } from '@reefdesk/forms';
import { api, mutation, useText } from '@reefdesk/web-kit';
import { EmailLink, type LinkStep } from '../../shared/account/email-link.tsx';
import { PasswordForm, passwordWording } from '../../shared/account/new-password-form.tsx';
import type { LinkFormProps } from '../../shared/account/use-link-call.ts';

const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({ acceptInvitation: mutation(build, 'POST /api/invitations/accept') }),
});

const { useAcceptInvitationMutation } = invitationApi;

type Values = Pick<InvitationAcceptance, 'name' | 'password'>;

const EMPTY: Values = { name: '', password: '' };
const RULES: Rules<Values> = { schema: invitationAcceptance.pick(['name', 'password']) };
const WORDING: Wording = { 'name required': 'errors.nameMissing', ...passwordWording('password') };

/** Form for name and password of a new colleague. It ends the current session of this browser. */
function AcceptForm({ token, ...outcomes }: LinkFormProps) {
  const [accept] = useAcceptInvitationMutation();
  return (
    <PasswordForm
      page="accept-invitation"
      password="password"
      initialValues={EMPTY}
      rules={RULES}
      wording={WORDING}
      send={({ name, password }) => accept({ body: { token, name: name.trim(), password } }).unwrap()}
      {...outcomes}
    >
      <NameField />
    </PasswordForm>
  );
}

function NameField() {
  const text = useText('accept-invitation');
  const errorOf = useErrorsOnceSent();
  return (
    <TextField
      name="name"
      label={text('name')}
      placeholder={text('namePlaceholder')}
      autoComplete="name"
      maxLength={LIMITS.fullnameMaxLength}
      error={errorOf('name')}
    />
  );
}

export default function AcceptInvitationPage() {
  const text = useText('accept-invitation');
  const way = (step: LinkStep) => ({
    to: step === 'done' ? PATHS.signIn : PATHS.home,
    label: text(step === 'done' ? 'signIn' : 'void.way'),
  });
  return <EmailLink page="accept-invitation" form={AcceptForm} way={way} />;
}
