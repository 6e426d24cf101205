import { orNone, word } from '../schema/view.ts';

/** Beside `data` of a list that is read by cursor. */
export const nextCursor = orNone(word()).meta({ description: 'Where the next page begins; null at the end.' });
