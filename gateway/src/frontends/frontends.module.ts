import { Module } from '@nestjs/common';
import { AssetsMiddleware } from './assets.middleware.ts';
import { Frontends } from './frontends.ts';

@Module({ providers: [Frontends, AssetsMiddleware], exports: [Frontends, AssetsMiddleware] })
export class FrontendsModule {}
