import { selectUser, useAppSelector } from '@reefdesk/web-kit';

export interface OwnContacts {
  name: string;
  email: string;
}

const NONE: OwnContacts = { name: '', email: '' };

/** Name and email address of a signed-in customer, with which forms begin; empty for visitors and staff. */
export function useOwnContacts(): OwnContacts {
  const user = useAppSelector(selectUser);
  return user?.role === 'customer' ? { name: user.fullname || user.name, email: user.email } : NONE;
}
