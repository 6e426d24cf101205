import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { USER_MODEL, userSchema } from './user.schema.ts';
import { UsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: USER_MODEL, schema: userSchema }]), SessionsModule],
  providers: [UsersRepository, UsersService],
  exports: [UsersRepository, UsersService, MongooseModule],
})
export class UsersModule {}
