import type { InvitationView } from '@reefdesk/contracts/people/endpoints';
import type { InvitationDocument } from './invitation.schema.ts';

export function toInvitationView(invitation: InvitationDocument): InvitationView {
  const { _id, email, position, languages, language, invitedBy, createdAt, expiresAt } = invitation;
  return {
    invitation_id: _id,
    email,
    position,
    ...(languages && { languages }),
    language,
    invited_by: invitedBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
