import { LIMITS } from '@reefdesk/contracts/limits';
import { bodyOf, required } from '@reefdesk/service-kit/openapi/body';
import type { ServiceDocs } from '@reefdesk/service-kit/openapi/operation-docs';
import { enveloped, NOTHING, text } from '@reefdesk/service-kit/openapi/schemas';
import type { ChangePasswordDto } from './password-change.dto.ts';

const passwords = bodyOf<ChangePasswordDto>({
  currentPassword: required(text(LIMITS.passwordMaxLength)),
  newPassword: required({ ...text(LIMITS.passwordMaxLength), minLength: LIMITS.passwordMinLength }),
  userId: required({ type: 'string', description: 'Whose password: only the own one can be changed' }),
});

export const passwordChangeDocs: ServiceDocs = {
  'POST /api/change-password': {
    summary: 'Change the own password: every other session ends, this one goes on under a new cookie',
    body: { json: passwords },
    answers: { 200: enveloped(NOTHING) },
    errors: ['current_password_incorrect', 'forbidden', 'too_many_attempts'],
  },
};
