import { EVENTS } from '@reefdesk/system/events';
import type { EventManifest } from '@reefdesk/system/manifest';
import { API_ROUTES } from '@reefdesk/system/routes';

/** First segments of all addresses that visitors read. */
export const EVERYTHING: readonly string[] = [...API_ROUTES].filter(([, { visitors }]) => visitors).map(([name]) => name);

export interface ChangeRule {
  subject: string;
  /** First segments of the addresses whose answers the change may be seen in. */
  names: readonly string[];
}

/** Which events make which cached responses old, as the services' manifests say. */
export const CHANGE_RULES: readonly ChangeRule[] = EVENTS.map(ruleOf).filter(({ names }) => names.length > 0);

function ruleOf({ event, changes }: EventManifest): ChangeRule {
  return { subject: event.subject, names: changes === 'everything' ? EVERYTHING : changes };
}
