import { type DynamicModule, Module } from '@nestjs/common';
import { OperatorModule } from '@reefdesk/operator-client/operator.module';
import { FormsModule } from '@reefdesk/service-kit/http/form/forms.module';
import { mongoModule } from '@reefdesk/service-kit/mongo.module';
import { EditingModule } from './editing/editing.module.ts';
import type { TestimonialsEnv } from './env.ts';
import { ImageUsesModule } from './image-uses/image-uses.module.ts';
import { TestimonialsModule } from './testimonials/testimonials.module.ts';

@Module({})
export class AppModule {
  static forRoot(env: TestimonialsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        mongoModule('testimonials', env, { counted: ['testimonials'] }),
        FormsModule.forRoot(env),
        // There is no brand file: the time zone is unknown until the site service has answered once.
        OperatorModule.forRoot({}),
        TestimonialsModule,
        ImageUsesModule,
        EditingModule,
      ],
    };
  }
}
