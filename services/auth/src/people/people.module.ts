import { Module } from '@nestjs/common';
import { InvitationsModule } from '../invitations/invitations.module.ts';
import type { Site } from '../site.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { PeopleController } from './people.controller.ts';
import { PeopleService } from './people.service.ts';

@Module({})
export class PeopleModule {
  static forRoot(site: Site) {
    return {
      module: PeopleModule,
      imports: [StaffModule, InvitationsModule.forRoot(site)],
      controllers: [PeopleController],
      providers: [PeopleService],
    };
  }
}
