import { Controller } from '@nestjs/common';
import { AREAS } from '@reefdesk/contracts/access';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { type LibraryImageView, library, type ReplacedView } from '@reefdesk/contracts/images/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { requireOwnTexts } from '@reefdesk/service-kit/access/own-texts';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { successOf } from '@reefdesk/service-kit/http/listing';
import { LibraryService } from './library.service.ts';
import { ReplacementsService } from './replacements/replacements.service.ts';

@Controller()
export class LibraryAdminController {
  constructor(
    private readonly library: LibraryService,
    private readonly replacements: ReplacementsService,
  ) {}

  @Endpoint(library.list)
  async list({ query }: Input<typeof library.list>): Promise<AnswerOf<typeof library.list>> {
    const page = await this.library.list(query);
    return successOf(page.items, page);
  }

  @Endpoint(library.get)
  async get({ id }: Input<typeof library.get>): Promise<Success<LibraryImageView>> {
    return success(await this.library.get(id));
  }

  @Endpoint(library.edit)
  async edit({ id, body, expected }: Input<typeof library.edit>, @CalledBy() { actor }: Caller): Promise<Success<LibraryImageView>> {
    requireOwnTexts(actor, AREAS.content, { body, texts: ['alt'] });
    return success(await this.library.edit(id, body, expected), 'Picture saved');
  }

  @Endpoint(library.remove)
  async remove({ id, expected }: Input<typeof library.remove>): Promise<Success<null>> {
    await this.library.remove(id, expected);
    return success(null, 'Picture removed');
  }

  @Endpoint(library.replace)
  async replace({ id, body }: Input<typeof library.replace>): Promise<Success<ReplacedView>> {
    return success(await this.replacements.replace(id, body.image_id), 'Picture replaced');
  }
}
