import { type DynamicModule, Module } from '@nestjs/common';
import type { SiteEnv } from '../env.ts';
import { GlossaryModule } from '../glossary/glossary.module.ts';
import { MachineAdminController } from './machine.controller.ts';
import { MachineService } from './machine.service.ts';
import { TRANSLATOR, translatorOf } from './translator.ts';

@Module({})
export class MachineModule {
  static forRoot(env: SiteEnv): DynamicModule {
    return {
      module: MachineModule,
      imports: [GlossaryModule],
      controllers: [MachineAdminController],
      providers: [MachineService, { provide: TRANSLATOR, useValue: translatorOf(env) }],
    };
  }
}
