import { useFormat, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import type { NewDestinationValues } from '../destination-values.ts';

/** Two values of the form that are not sent (ADADD-03, ADADD-04): told, not asked, so that nobody types in vain. */
export function UsualVisit() {
  const text = useText('destinations');
  const format = useFormat();
  const { visitDuration, averageVisitors } = useFormikContext<NewDestinationValues>().values;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-4 border-t border-ink/10 pt-4 text-sm">
      <div>
        <dt className="text-ink/70">{text('fields.visitDuration')}</dt>
        <dd className="font-semibold">{visitDuration === 'Full Day' ? text('fields.fullDay') : visitDuration}</dd>
      </div>
      <div>
        <dt className="text-ink/70">{text('fields.averageVisitors')}</dt>
        <dd className="font-semibold">{format.number(averageVisitors)}</dd>
      </div>
    </dl>
  );
}
