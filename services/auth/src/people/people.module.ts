import { Module } from '@nestjs/common';
import { AccountNoticesModule } from '../account-notices/account-notices.module.ts';
import { InvitationsModule } from '../invitations/invitations.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { PeopleController } from './people.controller.ts';
import { PeopleService } from './people.service.ts';

@Module({
  imports: [AccountNoticesModule, StaffModule, InvitationsModule],
  controllers: [PeopleController],
  providers: [PeopleService],
})
export class PeopleModule {}
