import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DEFAULT_LANGUAGE_CODE } from '@reefdesk/contracts/languages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { UsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';

export interface FirstAdminOptions {
  email: string;
  password: string;
}

/** Makes the first admin from the environment, once: an admin who exists is never touched, nor is anybody else. */
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly options: FirstAdminOptions,
    private readonly users: UsersService,
    private readonly repository: UsersRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.repository.hasAdmin()) return;
    const { email, password } = this.options;
    if (!email || !password) {
      this.logger.warn(
        'There is no admin: set ADMIN_EMAIL and ADMIN_PASSWORD and start again, or add one with "npm run user -- add --role admin"',
      );
      return;
    }
    try {
      const admin = await this.users.create({ email, password, fullname: 'Admin', role: 'admin', language: DEFAULT_LANGUAGE_CODE });
      this.logger.log({ userId: admin._id }, 'The first admin was made from ADMIN_EMAIL');
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'email_taken')) throw error;
      // Another replica was faster, or the address belongs to a customer.
      if (!(await this.repository.hasAdmin()))
        this.logger.warn('There is no admin, and the account of ADMIN_EMAIL is not one: add one with "npm run user -- add --role admin"');
    }
  }
}
