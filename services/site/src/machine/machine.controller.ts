import { Controller } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { type MachineTranslationView, machineTranslation, type TranslatorView } from '@reefdesk/contracts/translations/endpoints';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { MachineService } from './machine.service.ts';

@Controller()
export class MachineAdminController {
  constructor(private readonly machine: MachineService) {}

  @Endpoint(machineTranslation.get)
  get(): Success<TranslatorView> {
    return success({ available: this.machine.isThere });
  }

  @Endpoint(machineTranslation.translate)
  async translate(
    { body }: Input<typeof machineTranslation.translate>,
    @CalledBy() caller: Caller,
  ): Promise<Success<MachineTranslationView>> {
    return success(await this.machine.translate(body, caller));
  }
}
