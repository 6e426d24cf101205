import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { DomainEvent, Message } from '@reefdesk/contracts/messages/message';

/** Accepts only methods of the contract's type, so the compiler finds handlers that differ from what callers send and read. */
type Decorates<Data, Result> = <Method extends (data: Data, ...rest: never[]) => Result | Promise<Result>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** Answers a request; the replicas of a service share the work (queue group = service name). */
export function HandleMessage<Request, Reply>(contract: Message<Request, Reply>): Decorates<Request, Reply> {
  return MessagePattern(contract.subject) as Decorates<Request, Reply>;
}

/** Handles an event, or several: once per service, or in every replica with `broadcast`. */
export function OnEvent<Payload>(
  contract: DomainEvent<Payload> | readonly DomainEvent<Payload>[],
  options: { broadcast?: boolean } = {},
): Decorates<Payload, void> {
  const subjects = 'subject' in contract ? contract.subject : contract.map(({ subject }) => subject);
  return EventPattern(subjects, options.broadcast ? { queue: '' } : {}) as Decorates<Payload, void>;
}
