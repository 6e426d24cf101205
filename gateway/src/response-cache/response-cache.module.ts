import { Module } from '@nestjs/common';
import { CacheMetrics } from './cache-metrics.ts';
import { ChangesMessagesController } from './changes.messages.controller.ts';
import { ResponseCache } from './response-cache.middleware.ts';

@Module({ controllers: [ChangesMessagesController], providers: [CacheMetrics, ResponseCache], exports: [ResponseCache] })
export class ResponseCacheModule {}
