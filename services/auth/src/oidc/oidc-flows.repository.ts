import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OIDC_FLOW_MODEL, type OidcFlowDocument } from './oidc-flow.schema.ts';

@Injectable()
export class OidcFlowsRepository {
  constructor(@InjectModel(OIDC_FLOW_MODEL) private readonly flows: Model<OidcFlowDocument>) {}

  async insert(flow: OidcFlowDocument): Promise<void> {
    await this.flows.create(flow);
  }

  /** Deletes and returns the flow, so that it is used once. Null if it is unknown, expired or of another browser. */
  take(id: string, browser: string, now: Date): Promise<OidcFlowDocument | null> {
    return this.flows
      .findOneAndDelete({ _id: id, browser, expiresAt: { $gt: now } })
      .lean<OidcFlowDocument>()
      .exec();
  }
}
