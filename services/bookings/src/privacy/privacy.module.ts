import { type DynamicModule, Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { InboxModule } from '../inbox/inbox.module.ts';
import { ErasureService } from './erasure.service.ts';
import { ERASURE_SWEEP_SECONDS, ErasureSweeper } from './erasure.sweeper.ts';
import { GuestEnquiries } from './guest-enquiries.ts';
import { ErasureController, GuestsMessagesController } from './privacy.controller.ts';

@Module({})
export class PrivacyModule {
  static forRoot(erasureSweepSeconds: number): DynamicModule {
    return {
      module: PrivacyModule,
      imports: [EnquiriesModule, BookingsModule, InboxModule],
      controllers: [ErasureController, GuestsMessagesController],
      providers: [ErasureService, GuestEnquiries, ErasureSweeper, { provide: ERASURE_SWEEP_SECONDS, useValue: erasureSweepSeconds }],
    };
  }
}
