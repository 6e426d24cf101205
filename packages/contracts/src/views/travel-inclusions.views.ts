import { string } from 'yup';
import { words } from '../schema/view.ts';
import { TRAVEL_LEVELS } from '../travel-levels.ts';

/** What a package includes, what it does not and what to bring, one thing a line, and whom it is for; absent where that is not said. */
export const INCLUSIONS_IN_VIEWS = {
  included: words(),
  not_included: words(),
  to_bring: words(),
  level: string().oneOf(TRAVEL_LEVELS).meta({ description: 'Whom it is for; absent where that is not said.' }),
};
