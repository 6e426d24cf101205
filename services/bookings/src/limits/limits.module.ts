import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { COUNT_MODEL, countSchema } from './count.schema.ts';
import { HourlyLimits } from './hourly-limits.repository.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: COUNT_MODEL, schema: countSchema }])],
  providers: [HourlyLimits],
  exports: [HourlyLimits],
})
export class LimitsModule {}
