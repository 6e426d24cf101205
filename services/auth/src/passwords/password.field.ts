import { LIMITS } from '@reefdesk/contracts/limits';
import { rule } from '@reefdesk/service-kit/http/fields/rule';
import { textFault } from '@reefdesk/service-kit/http/fields/text-fault';

const { passwordMinLength, passwordMaxLength } = LIMITS;

/** A password that somebody chooses: 8 to 128 characters (VAL-42, CONST-39), kept exactly as typed. */
export const NewPassword = () =>
  rule(
    'newPassword',
    (value, label) =>
      textFault(value, label, { max: passwordMaxLength, required: true }) ??
      ((value as string).length < passwordMinLength ? `${label} must have at least ${passwordMinLength} characters` : undefined),
  );

/** A password to be compared: it only has to be there. */
export const GivenPassword = () =>
  rule('givenPassword', (value, label) => textFault(value, label, { max: passwordMaxLength, required: true }));
