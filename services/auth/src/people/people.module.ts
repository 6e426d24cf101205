import { Module } from '@nestjs/common';
import { InvitationsModule } from '../invitations/invitations.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { PeopleController } from './people.controller.ts';
import { PeopleService } from './people.service.ts';

@Module({
  imports: [StaffModule, InvitationsModule],
  controllers: [PeopleController],
  providers: [PeopleService],
})
export class PeopleModule {}
