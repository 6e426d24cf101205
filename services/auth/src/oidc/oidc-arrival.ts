import { Injectable } from '@nestjs/common';
import { homeOfStaff } from '@reefdesk/contracts/access';
import { challengeHash } from '@reefdesk/contracts/accounts/values';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { UserDocument } from '../accounts/user.schema.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { ChallengesService } from '../sign-in/challenges.service.ts';
import { LinkedAccounts } from './linked-accounts.ts';
import { back, pageIn } from './oidc-pages.ts';
import type { Identity } from './provider.ts';

export interface Arrival {
  to: string;
  admitted?: UserDocument;
}

@Injectable()
export class OidcArrival {
  constructor(
    private readonly accounts: LinkedAccounts,
    private readonly journal: SignInJournal,
    private readonly challenges: ChallengesService,
  ) {}

  async of(identity: Identity, language: LanguageCode, address: string | undefined): Promise<Arrival> {
    const account = await this.accounts.accountFor(identity, language);
    if ('why' in account) {
      if (account.account) await this.journal.failed(account.account.email, account.account, address);
      return { to: back({ language }, account.why) };
    }
    const challenge = await this.challenges.open(account, false);
    if (challenge) return { to: pageIn(PATHS.signIn, language) + challengeHash(challenge) };
    return { to: account.role === 'admin' ? homeOfStaff(account.position) : PATHS.customerTravel, admitted: account };
  }
}
