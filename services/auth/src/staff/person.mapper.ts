import type { PersonView } from '@reefdesk/contracts/people/endpoints';
import type { UserDocument } from '../accounts/user.schema.ts';
import { stateOf } from './staff-state.ts';

export function toPersonView(user: UserDocument): PersonView {
  return {
    user_id: user._id,
    fullname: user.fullname,
    email: user.email,
    email_verified: user.emailVerified ?? false,
    ...stateOf(user),
    two_step: user.twoStep !== undefined,
    language: user.language,
    created_at: user.createdAt.toISOString(),
    version: user.version,
  };
}
