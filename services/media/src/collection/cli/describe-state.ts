import type { CollectionState } from '../collection-state.schema.ts';

/** For a person: what sweeps did, and what they wait for. */
export function describeState({ alert, allowance, databases, doneAt, heldUntil, met, pausedUntil, sweptAt }: CollectionState): string {
  const now = new Date();
  const lines = [
    `Last sweep begun ${sweptAt.toISOString()}, last completed ${doneAt?.toISOString() ?? 'never'}.`,
    ...(heldUntil > now ? ['A sweep is running.'] : []),
    ...(pausedUntil > now ? [`Paused until ${pausedUntil.toISOString()}.`] : []),
    ...(allowance > 0 ? [`The next one may remove up to ${allowance} images.`] : []),
    ...(alert ? [`ALERT since ${alert.since.toISOString()}: ${alert.reason}. ${alert.detail}.`] : []),
    ...Object.entries(databases).map(
      ([name, id]) => `${name}: ${id}${met[name] ? `, but met ${met[name]}; "accept ${name}" if that is right` : ''}`,
    ),
  ];
  return lines.join('\n');
}
