import { Module } from '@nestjs/common';
import { StaffModule } from '../staff/staff.module.ts';
import { InvitationsModule } from './invitations.module.ts';
import { PeopleController } from './people.controller.ts';
import { PeopleService } from './people.service.ts';

@Module({
  imports: [StaffModule, InvitationsModule],
  controllers: [PeopleController],
  providers: [PeopleService],
})
export class PeopleModule {}
