import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import { rule } from '@reefdesk/service-kit/http/fields/rule';
import { textFault } from '@reefdesk/service-kit/http/fields/text-fault';
import { Transform } from 'class-transformer';
import { isEmail } from 'class-validator';
import { normaliseEmail } from './email.ts';

/** An address that can be written to, as it is stored. */
export const EmailAddress = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseEmail(value) : value)),
    rule(
      'emailAddress',
      (value, label) =>
        textFault(value, label, { max: LIMITS.emailMaxLength, required: true }) ??
        (isEmail(value) ? undefined : 'Please enter a valid email address'),
    ),
  );
