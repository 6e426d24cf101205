// A service whose startup never ends.
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { commonEnv, readEnv } from '@reefdesk/service-kit/env';
import { runService } from '@reefdesk/service-kit/service';

class WaitingModule {
  onModuleInit() {
    console.log('starting');
    return new Promise(() => undefined);
  }
}
Module({})(WaitingModule);

await runService(() => ({ name: 'catalog', env: readEnv(commonEnv), module: WaitingModule }));
