import 'reflect-metadata';
import { runService } from '@reefdesk/service-kit/service';
import { defineSite } from './define.ts';

await runService(() => defineSite());
