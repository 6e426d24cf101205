import { number, string } from 'yup';
import { CURRENTS, DIVE_LEVELS } from '../dive-words.ts';
import { amount, listOf, orNone, part, view, words } from '../schema/view.ts';

/** Facts about a dive site; unknown ones are absent (EDT-12). */
export const diveFactsView = view('DiveFacts', 'What divers ask of a place, each only where it is known. Metres and degrees Celsius.', {
  depth_from: number(),
  depth_to: number(),
  visibility_from: number(),
  visibility_to: number(),
  water_from: number(),
  water_to: number(),
  current: string().oneOf(CURRENTS),
  level: string().oneOf(DIVE_LEVELS),
  best_months: listOf(amount()).meta({ description: '1 is January; none where nothing is said.' }),
  visibility_by_month: listOf(orNone(amount())).meta({ description: 'January first; none, or twelve with null where nothing is said.' }),
  water_by_month: listOf(orNone(amount())).meta({ description: 'As visibility.' }),
  life: listOf(part({ name: words(), months: listOf(amount()).meta({ description: 'None: all year.' }) })),
});

/** Field of a destination; absent if no facts are known. */
export const DIVE_IN_VIEWS = { dive: diveFactsView.optional() };

/** Location, opening days and best time by language; the English text is also in the plain field (EDT-13). */
export const PLACE_IN_VIEWS = { locations: words(), opening_days: words(), best_times: words() };
