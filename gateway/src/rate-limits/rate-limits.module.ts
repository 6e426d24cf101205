import { Module } from '@nestjs/common';
import { CountedMessagesController } from './counted.messages.controller.ts';
import { RateLimitMetrics } from './rate-limit-metrics.ts';
import { RateLimitsMiddleware } from './rate-limits.middleware.ts';

@Module({ controllers: [CountedMessagesController], providers: [RateLimitMetrics, RateLimitsMiddleware], exports: [RateLimitsMiddleware] })
export class RateLimitsModule {}
