import { Injectable } from '@nestjs/common';
import type { SavedViewView } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { SavedView } from '@reefdesk/contracts/accounts/saved-views';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { newId } from '@reefdesk/service-kit/http/idempotency-key';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import type { SavedViewDocument } from './saved-view.schema.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';

/** Saved filters of back office lists, per staff user and on all of their devices. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly views: SavedViewsRepository,
  ) {}

  async list(caller: Caller): Promise<SavedViewView[]> {
    return (await this.views.listOf(await this.idOf(caller))).map(toSavedViewView);
  }

  /** Throws `bad_request` for an id that is not a UUID, and `saved_view_limit_reached`. */
  async save(caller: Caller, id: string, view: SavedView): Promise<SavedViewView> {
    const viewId = newId(id);
    const userId = await this.idOf(caller);
    // Checked without a lock, so parallel requests may exceed the limit slightly.
    if ((await this.views.countBeside(userId, view.list, viewId)) >= LIMITS.savedViews) {
      throw new AppError('saved_view_limit_reached', { max: LIMITS.savedViews });
    }
    const choice = Object.fromEntries(Object.entries(view.choice).filter(([, value]) => value));
    return toSavedViewView(await this.views.save(userId, viewId, { ...view, choice }));
  }

  async remove(caller: Caller, id: string): Promise<void> {
    await this.views.remove(await this.idOf(caller), id.toLowerCase());
  }

  forgetAllOf(userId: string): Promise<void> {
    return this.views.removeAllOf(userId);
  }

  private async idOf(caller: Caller): Promise<string> {
    return (await this.signedIn.require(caller)).user._id;
  }
}

function toSavedViewView({ viewId, list, name, choice, updatedAt }: SavedViewDocument): SavedViewView {
  return { view_id: viewId, list, name, choice, updated_at: updatedAt.toISOString() };
}
