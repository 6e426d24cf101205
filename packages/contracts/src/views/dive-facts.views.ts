import { number, string } from 'yup';
import { CURRENTS, DIVE_LEVELS } from '../dive-words.ts';
import { amount, listOf, orNone, part, view, words } from '../schema/view.ts';

/** What divers ask of a place; each only where it is known (EDT-12). */
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

/** Of a destination; absent where nothing of it is known. */
export const DIVE_IN_VIEWS = { dive: diveFactsView.optional() };

/** Where it is, on which days and when best, in each language it was given in; the English one is what the plain field says (EDT-13). */
export const PLACE_IN_VIEWS = { locations: words(), opening_days: words(), best_times: words() };
