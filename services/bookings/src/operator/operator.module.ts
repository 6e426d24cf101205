import { type DynamicModule, Global, Module } from '@nestjs/common';
import { OPERATOR, type Operator } from './operator.ts';

/** Global: there is one. */
@Global()
@Module({})
export class OperatorModule {
  static forRoot(operator: Operator): DynamicModule {
    return { module: OperatorModule, providers: [{ provide: OPERATOR, useValue: operator }], exports: [OPERATOR] };
  }
}
