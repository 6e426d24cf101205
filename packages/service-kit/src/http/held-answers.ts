// How the gateway and a service spare each other the bytes of an answer to a session: neither header comes from outside or goes there.

/** Of the gateway: the tags of what it has of this address, as in `If-None-Match`. */
export const HELD_TAGS_HEADER = 'x-reefdesk-held';

/** Of a service: what its answer is to be kept as; with 304, which of them is the answer to this session. */
export const ANSWER_TAG_HEADER = 'x-reefdesk-tag';

export function tagsOf(header: string | string[] | undefined): string[] {
  return typeof header === 'string' && header !== '' ? header.split(', ') : [];
}
