/** Request-reply contract. Both ends use the same symbol, so subject and shapes are typed once. */
export interface Message<Request, Reply> {
  readonly subject: string;
  /** Phantom fields: they carry the types and are never set. */
  readonly request?: Request;
  readonly reply?: Reply;
}

/** Events are hints only: every consumer can converge without them. */
export interface DomainEvent<Payload> {
  readonly subject: string;
  readonly payload?: Payload;
}

/** `<service>.<aggregate>.<verb>` */
export function message<Request, Reply>(subject: string): Message<Request, Reply> {
  return { subject };
}

/** `events.<service>.<aggregate>.<past tense>` */
export function event<Payload>(subject: string): DomainEvent<Payload> {
  return { subject: `events.${subject}` };
}
