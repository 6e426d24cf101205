import { Injectable } from '@nestjs/common';
import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Creation, requireSameCall } from '@reefdesk/service-kit/http/idempotency-key';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { callMoment } from '../seeding/call-moment.ts';
import { AskedTrip } from './asked-trip.ts';
import { EnquiryEmails } from './enquiry-emails.ts';
import { EnquiryLimits } from './enquiry-limits.ts';
import { NewEnquiries } from './new-enquiries.ts';
import { newEnquiry } from './new-enquiry.ts';

export interface Sender {
  address: string | undefined;
  isStaff: boolean;
}

@Injectable()
export class IntakeService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly trip: AskedTrip,
    private readonly limits: EnquiryLimits,
    private readonly emails: EnquiryEmails,
    private readonly stored: NewEnquiries,
  ) {}

  /** Idempotent: a retry does not count towards a limit (ENQ-02). Enquiries that staff enter count neither, and send no emails. */
  async send({ id: key, fingerprint }: Creation, typed: Enquiry, { address, isStaff }: Sender): Promise<EnquiryDocument> {
    const creation = { id: enquiryIdOf(key), fingerprint };
    const present = await this.enquiries.find(creation.id);
    if (present) return repeated(creation, present);
    // Earlier versions used the key as the id, which staff know, so these are not returned again.
    if (await this.enquiries.find(key)) throw new AppError('idempotency_key_reused');
    const asked = await this.trip.check(typed);
    if (!isStaff) await this.limits.takeEnquiry(asked.enquiry, address);
    const named = await this.trip.packageOf(asked);
    const whole = newEnquiry(creation, asked.enquiry, { package: named, departure: asked.departure, now: callMoment() });
    if (!isStaff) await this.emails.ofNew(whole);
    const { enquiry, isNew } = await this.stored.store(whole, asked.operator);
    return isNew ? enquiry : repeated(creation, enquiry);
  }
}

function repeated(creation: Creation, present: EnquiryDocument): EnquiryDocument {
  requireSameCall(creation, present.createdByCall);
  return present;
}
