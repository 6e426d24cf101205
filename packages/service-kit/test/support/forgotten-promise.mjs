// A service that on a signal rejects a promise without a handler, or throws, while a log line is being written.
import 'reflect-metadata';
import { Logger, Module } from '@nestjs/common';
import { commonEnv, readEnv } from '@reefdesk/service-kit/env';
import { runService } from '@reefdesk/service-kit/service';

class ForgetfulModule {}
Module({})(ForgetfulModule);

const work = new Logger('work');

process.on('SIGUSR2', () => {
  work.log('a promise is forgotten');
  void Promise.reject(new Error('a promise was forgotten'));
});
process.on('SIGHUP', () => {
  work.log('an error is thrown');
  throw new Error('an error was not caught');
});

await runService(() => ({ name: 'catalog', env: readEnv(commonEnv), module: ForgetfulModule }));
console.log('started');
