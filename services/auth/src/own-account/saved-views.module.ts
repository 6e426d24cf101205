import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { SAVED_VIEW_MODEL, savedViewSchema } from './saved-view.schema.ts';
import { SavedViewsController } from './saved-views.controller.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';
import { SavedViewsService } from './saved-views.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: SAVED_VIEW_MODEL, schema: savedViewSchema }]), SignInModule],
  controllers: [SavedViewsController],
  providers: [SavedViewsRepository, SavedViewsService],
  exports: [SavedViewsService],
})
export class SavedViewsModule {}
