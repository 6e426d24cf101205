import { message } from './message.ts';

/** Who these users are, for those who write down who did what; who is not known is left out. */
export const DescribePeople = message<{ ids: readonly string[] }, { people: { id: string; name: string; isStaff: boolean }[] }>(
  'auth.people.describe',
);
