import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { INVITATION_MODEL, invitationSchema } from './invitation.schema.ts';
import { InvitationAcceptances } from './invitation-acceptances.ts';
import { InvitationEmail } from './invitation-email.ts';
import { InvitationLinks } from './invitation-links.ts';
import { InvitationsAdminController, InvitationsPublicController } from './invitations.controller.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { InvitationsService } from './invitations.service.ts';
import { PeopleController } from './people.controller.ts';
import { PeopleService } from './people.service.ts';
import { StaffAdmission } from './staff-admission.ts';
import { StaffJoining } from './staff-joining.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: INVITATION_MODEL, schema: invitationSchema }]),
    AccountsModule,
    StaffModule,
    SessionsModule,
    AttemptsModule,
    AuditModule,
  ],
  controllers: [InvitationsPublicController, InvitationsAdminController, PeopleController],
  providers: [
    InvitationsRepository,
    InvitationLinks,
    StaffAdmission,
    StaffJoining,
    InvitationAcceptances,
    InvitationsService,
    InvitationEmail,
    PeopleService,
  ],
})
export class PeopleModule {}
