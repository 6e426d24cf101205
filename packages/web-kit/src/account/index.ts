/**
 * One's own account, for the screens of more than one remote. It is bundled by each remote that imports
 * `@reefdesk/web-kit/account`, so import it in lazily loaded pages only; the namespace of its texts is `account`.
 */
import { provideTexts } from '@reefdesk/web-kit';

provideTexts(['account'], (_namespace, language) => import(`./locales/${language}/account.json`));

export { AccountFacts } from './account-facts.tsx';
export { ChangePassword, type ChangePasswordProps } from './change-password.tsx';
export { PasswordField } from './password-field.tsx';
export { PasswordStrength } from './password-strength.tsx';
