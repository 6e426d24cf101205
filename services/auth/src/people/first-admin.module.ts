import { type DynamicModule, Module } from '@nestjs/common';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { UsersService } from '../accounts/users.service.ts';
import { FirstAdmin, type FirstAdminOptions } from './first-admin.ts';

@Module({})
export class FirstAdminModule {
  static forRoot(options: FirstAdminOptions): DynamicModule {
    return {
      module: FirstAdminModule,
      imports: [AccountsModule],
      providers: [
        {
          provide: FirstAdmin,
          useFactory: (users: UsersService, repository: UsersRepository, site: CurrentSite) =>
            new FirstAdmin(options, users, repository, site),
          inject: [UsersService, UsersRepository, CurrentSite],
        },
      ],
    };
  }
}
