import 'reflect-metadata';
import { runService } from '@reefdesk/service-kit/service';
import { defineCatalog } from './define.ts';

await runService(() => defineCatalog());
