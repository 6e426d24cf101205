import { type DynamicModule, Module } from '@nestjs/common';
import { mongoModule } from '@reefdesk/service-kit/mongo/mongo.module';
import type { GuidesEnv } from './env.ts';

@Module({})
export class AppModule {
  static forRoot(env: GuidesEnv): DynamicModule {
    return { module: AppModule, imports: [mongoModule('guides', env)] };
  }
}
