import { Controller } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { type GlossaryTermView, glossary } from '@reefdesk/contracts/translations/endpoints';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { GlossaryService } from './glossary.service.ts';

@Controller()
export class GlossaryAdminController {
  constructor(private readonly glossary: GlossaryService) {}

  @Endpoint(glossary.list)
  async list(): Promise<Success<GlossaryTermView[]>> {
    return success(await this.glossary.list());
  }

  @Endpoint(glossary.save)
  async save({ key, body, expected }: Input<typeof glossary.save>): Promise<Success<GlossaryTermView>> {
    return success(await this.glossary.save(key, body, expected), 'Term saved');
  }

  @Endpoint(glossary.remove)
  async remove({ key, expected }: Input<typeof glossary.remove>): Promise<Success<null>> {
    await this.glossary.remove(key, expected);
    return success(null, 'Term removed');
  }
}
