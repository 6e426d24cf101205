import { runService } from '@reefdesk/service-kit/service';
import { defineMedia } from './define.ts';

await runService(() => defineMedia());
