import { Injectable } from '@nestjs/common';
import { IMAGE_USES_MAX_IDS, type ImageUses } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { DatabaseIdentity } from '@reefdesk/service-kit/mongo/database-identity';

@Injectable()
export class ImageUsesAnswer {
  constructor(private readonly database: DatabaseIdentity) {}

  /** `find` returns at least those of the ids that a record refers to, and throws if it cannot be certain. */
  async answer(ids: readonly string[], find: (ids: string[]) => Promise<string[]>): Promise<ImageUses> {
    if (!Array.isArray(ids) || ids.length > IMAGE_USES_MAX_IDS || ids.some((id) => typeof id !== 'string'))
      throw new AppError('bad_request');
    const found = new Set(ids.length > 0 ? await find([...ids]) : []);
    // The identity is read last: if the database was emptied before the search, the identity has changed.
    return { used: ids.filter((id) => found.has(id)), databaseId: await this.database.read() };
  }
}
