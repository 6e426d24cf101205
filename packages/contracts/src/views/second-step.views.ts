import type { InferType } from 'yup';
import { amount, flag, listOf, view, word } from '../schema/view.ts';

export const secondStepView = view(
  'SecondStepView',
  'The password was right, and a code or a passkey is asked for. There is no session yet.',
  {
    second_step: flag().oneOf([true]),
    challenge: word('For `POST /api/login/second-step`, for ten minutes, and for one session'),
  },
);
export type SecondStepView = InferType<typeof secondStepView>;

export const twoStepView = view(
  'TwoStepView',
  'Whether the own account asks for a second step after the password, and whether it should: for staff, where the owners demand it.',
  {
    enabled: flag(),
    app: flag().meta({ description: 'Whether codes of an authenticator app are taken' }),
    passkeys: amount('Passkeys of the account, each of which is a second step, too'),
    recovery_codes_left: amount(),
    demanded: flag(),
  },
);
export type TwoStepView = InferType<typeof twoStepView>;

export const twoStepSetupView = view('TwoStepSetupView', 'What an authenticator app has to be told.', {
  secret: word('Base32'),
  otpauth_url: word('The same as an address, for a picture that the app reads'),
});
export type TwoStepSetupView = InferType<typeof twoStepSetupView>;

export const recoveryCodesView = view('RecoveryCodesView', 'Each in place of a code of the app, once. They are shown this one time.', {
  recovery_codes: listOf(word()),
});
export type RecoveryCodesView = InferType<typeof recoveryCodesView>;
