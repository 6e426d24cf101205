import { Module } from '@nestjs/common';
import { HoldersModule } from '../accounts/holders.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { OwnNameController } from './own-name.controller.ts';
import { OwnNameService } from './own-name.service.ts';

@Module({
  imports: [HoldersModule, SignInModule],
  controllers: [OwnNameController],
  providers: [OwnNameService],
})
export class OwnNameModule {}
