import 'reflect-metadata';
import { runService } from '@reefdesk/service-kit/service';
import { defineAuth } from './define.ts';

await runService(() => defineAuth());
