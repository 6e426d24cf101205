import type { SelectOption } from '@reefdesk/ui/select';
import { selectUser, useAppSelector, useText } from '@reefdesk/web-kit';
import { useColleaguesQuery } from './enquiries.api.ts';

/** Value for enquiries that no colleague answers yet. */
export const NOBODY = 'none';

/** Returns the choices of who answers an enquiry. Includes the current assignee, who may have left the staff, and the user. */
export function useAssignees(current: string | undefined, currentName = ''): SelectOption[] {
  const text = useText('enquiries');
  const user = useAppSelector(selectUser);
  const { data: colleagues = [] } = useColleaguesQuery();
  const options = colleagues.map(({ user_id: value, name }) => ({
    value,
    label: value === user?.user_id ? text('filters.assignee.you', { name }) : name,
  }));
  const isListed = current === undefined || current === NOBODY || current === 'me' || options.some(({ value }) => value === current);
  return [
    { value: NOBODY, label: text('filters.assignee.none') },
    ...options,
    ...(isListed ? [] : [{ value: current, label: currentName || current }]),
  ];
}
