import { Module } from '@nestjs/common';
import { ChangesAdminController, ChangesMessagesController } from './changes.controller.ts';
import { Followers } from './followers.ts';

/** Server-sent events about changes by other users (ENQ-09). */
@Module({
  controllers: [ChangesAdminController, ChangesMessagesController],
  providers: [Followers],
})
export class ChangesModule {}
