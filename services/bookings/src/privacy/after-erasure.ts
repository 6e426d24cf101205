import { CERTIFICATIONS } from '@reefdesk/contracts/enquiries/values';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { EnquiryDocument, HistoryEntry } from '../enquiries/enquiry.schema.ts';
import { newToken } from '../enquiries/guest-address.ts';
import { wordsOf } from '../enquiries/search-words.ts';

/**
 * What is left of an enquiry without its person (ENQ-19): what was asked about, when and for how many, and what became of it, for
 * the figures. Its private address opens nothing any more. Who waited has come to nothing with it. `by`: null, the time was over.
 */
export function afterErasure(seen: EnquiryDocument, { at, by }: { at: Date; by: string | null }): Changes {
  if (seen.erasedAt) return {};
  const history: HistoryEntry[] = [...seen.history.filter(({ what }) => what !== 'tags')];
  const state = seen.state === 'new' ? 'lost' : seen.state;
  if (state !== seen.state) history.push({ at, by, what: 'state', before: seen.state, after: state });
  history.push({ at, by, what: 'erased', before: null, after: null });
  return {
    name: '',
    createdByCall: '',
    email: null,
    phone: null,
    wechat: null,
    messages: [],
    notes: [],
    tags: [],
    lastWords: '',
    signs: [],
    // Forms offer these; others are the guest's own words.
    certification: CERTIFICATIONS.find((one) => one === seen.certification) ?? null,
    words: wordsOf([seen.reference, seen.package?.slug, ...Object.values(seen.package?.name ?? {})]),
    token: newToken(),
    state,
    waitingSince: null,
    wish: null,
    history,
    erasedAt: at,
  };
}
