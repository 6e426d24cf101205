import { type DynamicModule, Module } from '@nestjs/common';
import type { SiteContent } from '@reefdesk/contracts/site/values';
import { mongoModule } from '@reefdesk/service-kit/mongo.module';
import { EditingModule } from './editing/editing.module.ts';
import type { SiteEnv } from './env.ts';
import { GlossaryModule } from './glossary/glossary.module.ts';
import { InsightsModule } from './insights/insights.module.ts';
import { MachineModule } from './machine/machine.module.ts';
import { PreviewsModule } from './previews/previews.module.ts';
import { RecordModule } from './record/record.module.ts';
import { TranslationsModule } from './translations/translations.module.ts';

@Module({})
export class AppModule {
  static forRoot(env: SiteEnv, first: SiteContent): DynamicModule {
    const imports = [
      mongoModule('site', env),
      RecordModule.forRoot(first),
      EditingModule,
      InsightsModule,
      PreviewsModule,
      TranslationsModule,
      GlossaryModule,
      MachineModule.forRoot(env),
    ];
    return { module: AppModule, imports };
  }
}
