import type { MsgHdrs } from '@nats-io/transport-node';
import { type Context, context, propagation, ROOT_CONTEXT, type Span, type TextMapGetter, type TextMapSetter } from '@opentelemetry/api';
import { beginSpan } from './span.ts';

const FACTS = 'events.';

const getter: TextMapGetter<MsgHdrs> = { get: (headers, name) => headers.get(name) || undefined, keys: (headers) => headers.keys() };
const setter: TextMapSetter<MsgHdrs> = { set: (headers, name, value) => headers.set(name, value) };

/** Adds the current trace to a message (W3C `traceparent`), so that its handler continues it. */
export function addTrace(headers: MsgHdrs): void {
  propagation.inject(context.active(), headers, setter);
}

export function beginHandling(subject: string, headers: MsgHdrs | undefined, requestId: string): { span: Span; inside: Context } {
  const parent = headers ? propagation.extract(ROOT_CONTEXT, headers, getter) : ROOT_CONTEXT;
  const kind = subject.startsWith(FACTS) ? 'consumer' : 'server';
  const attributes = { ...messageAttributes(subject), 'reefdesk.request_id': requestId };
  return beginSpan(`handle ${subject}`, { kind, attributes }, parent);
}

export function messageAttributes(subject: string) {
  return { 'messaging.system': 'nats', 'messaging.destination.name': subject };
}
