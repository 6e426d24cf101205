import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DEVICE_MODEL, DevicesRepository, deviceSchema } from './devices.repository.ts';
import { DevicesService } from './devices.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: DEVICE_MODEL, schema: deviceSchema }])],
  providers: [DevicesRepository, DevicesService],
  exports: [DevicesService],
})
export class DevicesModule {}
