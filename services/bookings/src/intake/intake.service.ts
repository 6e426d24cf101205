import { Injectable } from '@nestjs/common';
import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Creation, requireSameCall } from '@reefdesk/service-kit/http/idempotency-key';
import { callMoment } from '@reefdesk/service-kit/request/call-moment';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { RequestedTravel } from './asked-travel.ts';
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
    private readonly trip: RequestedTravel,
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
    const requested = await this.trip.check(typed);
    if (!isStaff) await this.limits.takeEnquiry(requested.enquiry, address);
    const described = await this.trip.describe(requested);
    const whole = newEnquiry(creation, requested.enquiry, { ...described, now: callMoment() });
    if (!isStaff) await this.emails.ofNew(whole);
    const { enquiry, isNew } = await this.stored.store(whole, requested.operator);
    return isNew ? enquiry : repeated(creation, enquiry);
  }
}

function repeated(creation: Creation, present: EnquiryDocument): EnquiryDocument {
  requireSameCall(creation, present.createdByCall);
  return present;
}
