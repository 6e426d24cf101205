import { LIMITS } from '../limits.ts';
import { text } from '../schema/text.ts';
import { wholeNumber } from '../schema/values.ts';

/** Fields of the query of a list that is read on from where its last page ended. */
export const CURSOR_FIELDS = {
  limit: wholeNumber(1, LIMITS.cursorPageMax)
    .label('Limit')
    .meta({ description: `Entries of a page; ${LIMITS.cursorPageDefault} without a word` }),
  cursor: text(LIMITS.cursorMaxLength).label('Cursor').meta({ description: '`next_cursor` of the page before' }),
};
