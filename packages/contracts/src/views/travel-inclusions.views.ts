import { string } from 'yup';
import { words } from '../schema/view.ts';
import { TRAVEL_LEVELS } from '../travel-levels.ts';

/** Included items, items not included and things to bring, one per line, and the level of guests; unknown values are absent. */
export const INCLUSIONS_IN_VIEWS = {
  included: words(),
  not_included: words(),
  to_bring: words(),
  level: string().oneOf(TRAVEL_LEVELS).meta({ description: 'Whom it is for; absent where that is not said.' }),
};
