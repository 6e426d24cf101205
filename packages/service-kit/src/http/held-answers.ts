// Headers that save the gateway and a service from transferring a session's response body twice. The gateway neither accepts them from
// clients nor sends them to clients.

/** Request header from the gateway: tags of the responses that it holds for this address, in the form of `If-None-Match`. */
export const HELD_TAGS_HEADER = 'x-reefdesk-held';

/** Response header from a service: the tag to keep the response under. With a 304, the tag of the held response that is the answer. */
export const ANSWER_TAG_HEADER = 'x-reefdesk-tag';

export function tagsOf(header: string | string[] | undefined): string[] {
  return typeof header === 'string' && header !== '' ? header.split(', ') : [];
}
