import { Module } from '@nestjs/common';
import { ChangesAdminController } from './changes.admin.controller.ts';
import { ChangesMessagesController } from './changes.messages.controller.ts';
import { Followers } from './followers.ts';

/** How staff hear of what others change while they look at it (ENQ-09). */
@Module({
  controllers: [ChangesAdminController, ChangesMessagesController],
  providers: [Followers],
})
export class ChangesModule {}
