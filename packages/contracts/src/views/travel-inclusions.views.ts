import { string } from 'yup';
import { words } from '../schema/view.ts';
import { TRAVEL_LEVELS } from '../travel-levels.ts';

/** What a package includes and what it does not, one thing a line, and whom it is for; absent where that is not said. */
export const INCLUSIONS_IN_VIEWS = {
  included: words(),
  not_included: words(),
  level: string().oneOf(TRAVEL_LEVELS).meta({ description: 'Whom it is for; absent where that is not said.' }),
};
