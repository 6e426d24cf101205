import { Module } from '@nestjs/common';
import { AssetsMiddleware } from './assets.middleware.ts';
import { Frontends } from './frontends.ts';
import { HotReload } from './hot-reload.ts';

@Module({ providers: [Frontends, AssetsMiddleware, HotReload], exports: [Frontends, AssetsMiddleware] })
export class FrontendsModule {}
