import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DEFAULT_LANGUAGE_CODE } from '@reefdesk/contracts/languages';
import type { CurrentSite } from '@reefdesk/mail/current-site';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UsersRepository } from '../accounts/users.repository.ts';
import type { UsersService } from '../accounts/users.service.ts';
import { createResetLink, RESET_LIFE_MS } from '../password-reset/reset-email.ts';

export interface FirstAdminOptions {
  /** Empty: no admin is created. */
  email: string;
  /** Empty: the admin sets it by the link in the log. */
  password: string;
}

/** Creates the first admin from the environment; existing accounts are never overwritten. */
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly options: FirstAdminOptions,
    private readonly users: UsersService,
    private readonly repository: UsersRepository,
    private readonly site: Pick<CurrentSite, 'origin'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.repository.hasAdmin())) await this.make();
    await this.offerLink();
  }

  private async make(): Promise<void> {
    const { email, password } = this.options;
    if (!email) {
      this.logger.warn('There is no admin: set ADMIN_EMAIL and start again, or add one with "npm run user -- add --role admin"');
      return;
    }
    const chosen = password === '' ? undefined : password;
    try {
      const admin = await this.users.create({
        email,
        password: chosen,
        fullname: 'Admin',
        role: 'admin',
        language: DEFAULT_LANGUAGE_CODE,
      });
      this.logger.log({ userId: admin._id }, 'The first admin was made from ADMIN_EMAIL');
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'email_taken')) throw error;
      // Another replica was faster, or the address belongs to a customer.
      if (!(await this.repository.hasAdmin()))
        this.logger.warn('There is no admin, and the account of ADMIN_EMAIL is not one: add one with "npm run user -- add --role admin"');
    }
  }

  /** Each start replaces the link, until the admin has set a password or another owner can sign in. */
  private async offerLink(): Promise<void> {
    if (await this.repository.hasOwnerWithPassword()) return;
    const admin = await this.repository.findAdminWithoutPassword();
    if (!admin) return;
    const { url, link } = createResetLink(this.site.origin, new Date());
    if (!(await this.repository.expectLink(admin._id, 'passwordReset', link))) return;
    const minutes = RESET_LIFE_MS / 60_000;
    this.logger.warn(
      { userId: admin._id },
      `The first admin has no password. This address of the website sets it, once, within ${minutes} minutes; the next start makes another: ${url}`,
    );
  }
}
