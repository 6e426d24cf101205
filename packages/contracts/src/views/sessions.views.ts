import type { InferType } from 'yup';
import { flag, view, word } from '../schema/view.ts';

export const sessionView = view('SessionView', 'One of the own sessions. What was not known when it began is empty.', {
  session_id: word(),
  device: word('In plain words: `Chrome on Android`'),
  browser: word('`Chrome`'),
  system: word('`Android`'),
  network: word('Without its last part: `203.0.113.x`'),
  first_seen_at: word('ISO 8601 UTC'),
  last_seen_at: word('ISO 8601 UTC, to the minute'),
  is_current: flag(),
});
export type SessionView = InferType<typeof sessionView>;
