import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { Operator } from './operator.ts';

@Global()
@Module({})
export class OperatorModule {
  /** `fromFile`: initial values, as far as this service needs them. */
  static forRoot(fromFile: Partial<Brand>): DynamicModule {
    return {
      module: OperatorModule,
      providers: [{ provide: Operator, useFactory: (bus: MessageBus) => new Operator(bus, fromFile), inject: [MessageBus] }],
      exports: [Operator],
    };
  }
}
