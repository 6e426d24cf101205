import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { Fact, Message } from '@reefdesk/contracts/messages/message';

/** Fits only methods of the contract's shape, so a handler cannot drift from what callers send and read. */
type Decorates<Data, Result> = <Method extends (data: Data, ...rest: never[]) => Result | Promise<Result>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** Answers a request; the replicas of a service share the work (queue group = service name). */
export function HandleMessage<Request, Reply>(contract: Message<Request, Reply>): Decorates<Request, Reply> {
  return MessagePattern(contract.subject) as Decorates<Request, Reply>;
}

/** Reacts to a fact: once per service, or in every replica with `broadcast`. */
export function OnFact<Payload>(contract: Fact<Payload>, options: { broadcast?: boolean } = {}): Decorates<Payload, void> {
  return EventPattern(contract.subject, options.broadcast ? { queue: '' } : {}) as Decorates<Payload, void>;
}
