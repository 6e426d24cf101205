import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument, Outbox } from '@reefdesk/mail/outbox';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { INVITATION_LETTER, invitationWords } from './invitation.words.ts';
import { InvitationLinks } from './invitation-links.ts';
import { lifeFrom } from './invitation-life.ts';
import { InvitationsRepository } from './invitations.repository.ts';

/** Writes the letter, and makes its link, at the moment it is sent: nothing that opens an account is ever stored. */
@Injectable()
export class InvitationLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly outbox: Outbox,
    private readonly links: InvitationLinks,
    private readonly invitations: InvitationsRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(INVITATION_LETTER, (letter) => this.compose(letter));
  }

  private async compose(letter: LetterDocument): Promise<LetterContent | null> {
    if (await this.outbox.hasNewer(letter)) return null;
    if (!(await this.links.isOpen(letter.to))) return null;
    const token = createSessionSecret();
    const life = lifeFrom(Date.now());
    const link = { tokenHash: sessionIdOf(token) as string, askedAt: letter.createdAt, expiresAt: life.expiresAt };
    const invitation = await this.invitations.expectLink(letter.to, link, life);
    if (!invitation) return null;
    const language = toLanguage(invitation.language);
    const { brand, origin } = await this.site.in(language);
    const words = invitationWords({
      language,
      invitedBy: invitation.invitedBy,
      position: invitation.position,
      site: brand.name,
      // Behind `#`: browsers keep it to themselves, so that no log and no other site sees the token.
      url: `${origin}${PATHS.acceptInvitation}#${token}`,
    });
    return renderLetter(words, brand);
  }
}
