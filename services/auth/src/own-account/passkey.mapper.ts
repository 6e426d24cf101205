import type { PasskeyView } from '@reefdesk/contracts/accounts/views';
import type { Passkey } from '../accounts/passkey.schema.ts';

export function toPasskeyView({ id, name, createdAt, lastUsedAt, isSynced, version }: Passkey): PasskeyView {
  return {
    passkey_id: id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    synced: isSynced,
    version,
  };
}
