import { Injectable } from '@nestjs/common';
import type { DestinationView } from '@reefdesk/contracts/destinations';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { visibleTo } from '../content/visibility.ts';
import { changesOf, newDestination, requireName, requireOneLanguage } from './destination.content.ts';
import type { CreateDestinationDto, EditDestinationDto } from './destination.dto.ts';
import { type DestinationFiles, DestinationUploads } from './destination.forms.ts';
import { imagesOf, toDestinationView } from './destination.mapper.ts';
import type { DestinationDocument } from './destination.schema.ts';
import { DestinationsRepository } from './destinations.repository.ts';
import { withNew } from './gallery.ts';

/** The rules of destinations; their galleries and their removal have services of their own. */
@Injectable()
export class DestinationsService {
  constructor(
    private readonly destinations: DestinationsRepository,
    private readonly images: ImageDirectory,
    private readonly uploads: DestinationUploads,
    private readonly bus: MessageBus,
  ) {}

  /** In order of creation. */
  async list(caller: Caller): Promise<DestinationView[]> {
    return this.views(await this.destinations.list(visibleTo(caller)));
  }

  async get(caller: Caller, id: string): Promise<DestinationView> {
    const destination = await this.destinations.find(id, visibleTo(caller));
    if (!destination) throw new AppError('destination_not_found');
    return this.view(destination);
  }

  async create(dto: CreateDestinationDto, files: DestinationFiles): Promise<DestinationView> {
    requireOneLanguage(dto);
    const { main, pictures } = await this.uploads.store(files);
    const destination = newDestination(dto, withNew(pictures, main)([]));
    await this.destinations.insert(destination);
    return this.tell(destination);
  }

  /** `expected`: the version that the admin saw; null when the call does not say. */
  async edit(id: string, dto: EditDestinationDto, expected: number | null): Promise<DestinationView> {
    const seen = await this.require(id, expected);
    requireName(seen.name, dto.names);
    const changes = changesOf(dto);
    if (Object.keys(changes).length === 0) return this.view(seen);
    // Gone or saved by somebody else since it was seen: looking again says which.
    const changed = await this.destinations.update(id, changes, expected);
    return changed ? this.tell(changed) : this.view(await this.require(id, expected));
  }

  /** The destination at the expected version; throws `destination_not_found` or `edit_conflict`. */
  async require(id: string, expected: number | null): Promise<DestinationDocument> {
    const destination = await this.destinations.find(id, {});
    if (!destination) throw new AppError('destination_not_found');
    if (expected !== null && destination.version !== expected) throw editConflict(await this.view(destination));
    return destination;
  }

  /** The view of what was just written; everybody else hears of it. */
  async tell(destination: DestinationDocument): Promise<DestinationView> {
    this.bus.publish(DestinationsChanged, { id: destination._id });
    return this.view(destination);
  }

  async view(destination: DestinationDocument): Promise<DestinationView> {
    const [view] = await this.views([destination]);
    return view as DestinationView;
  }

  private async views(destinations: readonly DestinationDocument[]): Promise<DestinationView[]> {
    const views = await this.images.views(destinations.flatMap(imagesOf));
    return destinations.map((destination) => toDestinationView(destination, views));
  }
}
