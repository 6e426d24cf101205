import { type DynamicModule, Global, Module } from '@nestjs/common';
import { FORM_ENV, type FormEnv, FormRoom } from './form-room.ts';

@Global()
@Module({})
export class FormsModule {
  static forRoot(env: FormEnv): DynamicModule {
    return { module: FormsModule, providers: [{ provide: FORM_ENV, useValue: env }, FormRoom], exports: [FormRoom] };
  }
}
