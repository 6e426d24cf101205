import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { DestinationView } from '@reefdesk/contracts/destinations';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import { visibleTo } from '../content/visibility.ts';
import { changesOf, newDestination, requireName, requireOneLanguage } from './destination.content.ts';
import type { CreateDestinationDto, EditDestinationDto } from './destination.dto.ts';
import { type DestinationFiles, DestinationUploads } from './destination.forms.ts';
import { imagesOf, toDestinationView } from './destination.mapper.ts';
import type { DestinationDocument } from './destination.schema.ts';
import { DestinationsRepository } from './destinations.repository.ts';
import { withNew } from './gallery.ts';

/** How often a change is made anew on what somebody else just saved. */
const ATTEMPTS = 40;
const PAUSE_MS = 20;

/** What a change sets, by path, made from what is stored; throws where the rules forbid it. */
export type DestinationRule = (seen: DestinationDocument) => Record<string, unknown>;

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

  /** What is there under this id already was created by the same call before. */
  async create(id: string, dto: CreateDestinationDto, files: DestinationFiles): Promise<DestinationView> {
    requireOneLanguage(dto);
    const created = await this.destinations.find(id, {});
    if (created) return this.view(created);
    const { main, pictures } = await this.uploads.store(files);
    const destination = newDestination(id, dto, withNew(pictures, main)([]));
    const isNew = await this.destinations.insert(destination);
    return this.view(isNew ? this.told(destination) : await this.require(id, null));
  }

  /** `expected`: the version that the admin saw; null when the call does not say. */
  async edit(id: string, dto: EditDestinationDto, expected: number | null): Promise<DestinationView> {
    const changes = changesOf(dto);
    const edited = await this.change(id, expected, ({ name }) => {
      requireName(name, dto.names);
      return changes;
    });
    return this.view(edited);
  }

  /**
   * The next version by a rule. It is written only over the version that the rule has seen, so parallel changes lose nothing
   * and never break a rule together; one that changes nothing makes no version.
   */
  async change(id: string, expected: number | null, rule: DestinationRule): Promise<DestinationDocument> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const seen = await this.require(id, expected);
      const changes = rule(seen);
      if (changesNothing(seen, changes)) return seen;
      const changed = await this.destinations.update(id, changes, seen.version);
      if (changed) return this.told(changed);
      await sleep(Math.random() * PAUSE_MS);
    }
    throw editConflict(await this.view(await this.require(id, null)));
  }

  /** The destination at the expected version; throws `destination_not_found` or `edit_conflict`. */
  async require(id: string, expected: number | null): Promise<DestinationDocument> {
    const destination = await this.destinations.find(id, {});
    if (!destination) throw new AppError('destination_not_found');
    if (expected !== null && destination.version !== expected) throw editConflict(await this.view(destination));
    return destination;
  }

  async view(destination: DestinationDocument): Promise<DestinationView> {
    const [view] = await this.views([destination]);
    return view as DestinationView;
  }

  /** Everybody else hears of what was just written. */
  private told(destination: DestinationDocument): DestinationDocument {
    this.bus.publish(DestinationsChanged, { id: destination._id });
    return destination;
  }

  private async views(destinations: readonly DestinationDocument[]): Promise<DestinationView[]> {
    const views = await this.images.views(destinations.flatMap(imagesOf));
    return destinations.map((destination) => toDestinationView(destination, views));
  }
}
