import 'reflect-metadata';
import { runService } from '@reefdesk/service-kit/service';
import { defineTestimonials } from './define.ts';

await runService(() => defineTestimonials());
