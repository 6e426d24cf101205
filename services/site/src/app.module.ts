import { type DynamicModule, Module } from '@nestjs/common';
import type { SiteContent } from '@reefdesk/contracts/site';
import { mongoModule } from '@reefdesk/service-kit/mongo/mongo.module';
import type { SiteEnv } from './env.ts';
import { RecordModule } from './record/record.module.ts';

/** What the operator says of itself. */
@Module({})
export class AppModule {
  static forRoot(env: SiteEnv, first: SiteContent): DynamicModule {
    return { module: AppModule, imports: [mongoModule('site', env), RecordModule.forRoot(first)] };
  }
}
