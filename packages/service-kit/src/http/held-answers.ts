// Headers that avoid sending a private response body twice to the gateway. They are never exchanged with clients.

/** Request header from the gateway: tags of the responses that it holds for this address, as in `If-None-Match`. */
export const HELD_TAGS_HEADER = 'x-reefdesk-held';

/** Response header from a service: the tag to keep the response under, or with a 304 the tag of the held response to send. */
export const ANSWER_TAG_HEADER = 'x-reefdesk-tag';

export function tagsOf(header: string | string[] | undefined): string[] {
  return typeof header === 'string' && header !== '' ? header.split(', ') : [];
}
