import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AccountNoticesModule } from '../attempts/account-notices.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { SignInJournalModule } from '../audit/sign-in-journal.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { INVITATION_MODEL, invitationSchema } from './invitation.schema.ts';
import { InvitationAcceptances } from './invitation-acceptances.ts';
import { InvitationLetter } from './invitation-letter.ts';
import { InvitationLinks } from './invitation-links.ts';
import { InvitationsAdminController, InvitationsPublicController } from './invitations.controller.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { InvitationsService } from './invitations.service.ts';
import { StaffAdmission } from './staff-admission.ts';
import { StaffJoining } from './staff-joining.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: INVITATION_MODEL, schema: invitationSchema }]),
    AccountNoticesModule,
    AccountsModule,
    StaffModule,
    SessionsModule,
    AttemptsModule,
    SignInJournalModule,
  ],
  controllers: [InvitationsPublicController, InvitationsAdminController],
  providers: [
    InvitationsRepository,
    InvitationLinks,
    StaffAdmission,
    StaffJoining,
    InvitationAcceptances,
    InvitationsService,
    InvitationLetter,
  ],
  exports: [InvitationsService],
})
export class InvitationsModule {}
