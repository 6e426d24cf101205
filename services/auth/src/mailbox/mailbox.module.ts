import { type DynamicModule, Module } from '@nestjs/common';
import { MailboxAdminController } from './mailbox.admin.controller.ts';
import { MailboxService } from './mailbox.service.ts';

@Module({})
export class MailboxModule {
  static forRoot({ folder }: { folder: string }): DynamicModule {
    return {
      module: MailboxModule,
      controllers: [MailboxAdminController],
      providers: [{ provide: MailboxService, useFactory: () => new MailboxService(folder) }],
    };
  }
}
