import { EVENTS } from '@reefdesk/system/events';
import type { EventManifest } from '@reefdesk/system/manifest';
import { API_ROUTES } from '@reefdesk/system/routes';

export const EVERYTHING: readonly string[] = [...API_ROUTES].filter(([, { visitors }]) => visitors).map(([name]) => name);

export interface ChangeRule {
  subject: string;
  /** First path segments of the responses that the event may change. */
  names: readonly string[];
}

/** Maps events to the cached responses they invalidate, from the services' manifests. */
export const CHANGE_RULES: readonly ChangeRule[] = EVENTS.map(ruleOf).filter(({ names }) => names.length > 0);

function ruleOf({ event, changes }: EventManifest): ChangeRule {
  return { subject: event.subject, names: changes === 'everything' ? EVERYTHING : changes };
}
