import type { UserView } from '@reefdesk/contracts/accounts/views';
import { rightsOf } from './rights.ts';
import type { UserDocument } from './user.schema.ts';

export function toUserView(user: UserDocument): UserView {
  return {
    user_id: user._id,
    fullname: user.fullname,
    name: user.name,
    email: user.email,
    email_verified: user.emailVerified ?? false,
    status: user.status,
    ...rightsOf(user),
    language: user.language,
    created_at: user.createdAt.toISOString(),
    version: user.version,
  };
}
