import { useFormat, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import type { NewDestinationValues } from '../destination-values.ts';

/** A number of the form that is never sent (ADADD-03, ADADD-04, OR-50). It is read-only, because an input would have no effect. */
export function AverageVisitors() {
  const text = useText('destinations');
  const format = useFormat();
  const { averageVisitors } = useFormikContext<NewDestinationValues>().values;
  return (
    <dl className="mt-5 border-t border-ink/10 pt-4 text-sm">
      <dt className="text-ink/70">{text('fields.averageVisitors')}</dt>
      <dd className="font-semibold">{format.number(averageVisitors)}</dd>
    </dl>
  );
}
