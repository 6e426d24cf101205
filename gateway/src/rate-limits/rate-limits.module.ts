import { Module } from '@nestjs/common';
import { CountedMessagesController } from './counted.messages.controller.ts';
import { RateLimitMetrics } from './rate-limit-metrics.ts';
import { RateLimitsMiddleware } from './rate-limits.middleware.ts';
import { RateLimits } from './rate-limits.ts';

@Module({
  controllers: [CountedMessagesController],
  providers: [RateLimitMetrics, RateLimits, RateLimitsMiddleware],
  exports: [RateLimits, RateLimitsMiddleware],
})
export class RateLimitsModule {}
