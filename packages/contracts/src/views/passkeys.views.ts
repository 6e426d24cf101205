import { type InferType, mixed } from 'yup';
import { amount, flag, listOf, orNone, part, view, word } from '../schema/view.ts';

/** Passed to the browser unchanged, in the JSON form of Web Authentication. */
const options = () => mixed<Readonly<Record<string, unknown>>>().defined();

export const passkeyView = view('PasskeyView', 'One of the own passkeys.', {
  passkey_id: word(),
  name: word('As its owner calls it'),
  created_at: word('ISO 8601 UTC'),
  last_used_at: orNone(word('ISO 8601 UTC; null before it was used')),
  synced: flag().meta({ description: 'Whether its owner has it on other devices, too' }),
  version: amount(),
});
export type PasskeyView = InferType<typeof passkeyView>;

export const passkeysView = view('PasskeysView', 'The own passkeys, in the order in which they came.', {
  available: flag().meta({ description: 'Whether the site has an address that passkeys can be bound to' }),
  passkeys: listOf(passkeyView),
});
export type PasskeysView = InferType<typeof passkeysView>;

export const passkeySetupView = view('PasskeySetupView', 'What the browser needs to make a passkey, for five minutes and once.', {
  options: options().meta({
    json: { type: 'object', additionalProperties: true },
    description: '`PublicKeyCredentialCreationOptionsJSON`',
  }),
});
export type PasskeySetupView = InferType<typeof passkeySetupView>;

export const passkeyAddedView = part({
  passkey: passkeyView,
  recovery_codes: listOf(word()).meta({
    description: 'Where it is the first second step of the account: each in place of the passkey, once. They are shown this one time.',
  }),
});
export type PasskeyAddedView = InferType<typeof passkeyAddedView>;

export const passkeyQuestionView = view(
  'PasskeyQuestionView',
  'What the browser needs to sign in by a passkey, for five minutes and once.',
  {
    options: options()
      .nullable()
      .meta({
        json: { type: ['object', 'null'], additionalProperties: true },
        description: '`PublicKeyCredentialRequestOptionsJSON`; null where the account of the second step has no passkey',
      }),
  },
);
export type PasskeyQuestionView = InferType<typeof passkeyQuestionView>;
