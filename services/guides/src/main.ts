import 'reflect-metadata';
import { runService } from '@reefdesk/service-kit/service';
import { defineGuides } from './define.ts';

await runService(() => defineGuides());
