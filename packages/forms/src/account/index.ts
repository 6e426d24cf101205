/** The user's own account, for screens of several remotes; its text namespaces are `account` and `protection`. */

export { useProtectionText } from '../texts/account.ts';
export { AccountFacts } from './account-facts.tsx';
export { ChangePassword, type ChangePasswordProps } from './change-password.tsx';
export { EmailField } from './email-field.tsx';
export { FormError } from './form-error.tsx';
export { NewPasswordField } from './new-password-field.tsx';
export { OwnName } from './own-name.tsx';
export { Passkeys } from './passkeys.tsx';
export { useTwoStepQuery } from './protection.api.ts';
export { ProviderLink } from './provider-link.tsx';
export { Sessions } from './sessions.tsx';
export { type SignInProblem, type SignInValues, signInProblem } from './sign-in-rules.ts';
export { TwoStep } from './two-step.tsx';
export { useOidcReturn } from './use-oidc-return.ts';
export { usePasskeysOffered } from './use-passkeys-offered.ts';
