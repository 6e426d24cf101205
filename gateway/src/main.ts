import 'reflect-metadata';
import { runService } from '@reefdesk/service-kit/service';
import { defineGateway } from './define.ts';

await runService(() => defineGateway());
