import { orNone, word } from '../schema/view.ts';

/** Response field beside `data` in lists that are read by cursor. */
export const nextCursor = orNone(word()).meta({ description: 'Where the next page begins; null at the end.' });
