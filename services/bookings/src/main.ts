import 'reflect-metadata';
import { runService } from '@reefdesk/service-kit/service';
import { defineBookings } from './define.ts';

await runService(() => defineBookings());
