import { Module } from '@nestjs/common';
import { ResponseCacheModule } from '../response-cache/response-cache.module.ts';
import { Operator } from './operator.ts';

@Module({ imports: [ResponseCacheModule], providers: [Operator], exports: [Operator] })
export class OperatorModule {}
