import { Controller } from '@nestjs/common';
import { type DestinationGalleryView, type DestinationView, destinations } from '@reefdesk/contracts/destinations/endpoints';
import { NEW_DESTINATION } from '@reefdesk/contracts/destinations/requests';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { readFormData } from '@reefdesk/service-kit/http/form/form-data';
import { filesOf } from './destination.forms.ts';
import { DestinationGalleryService } from './destination-gallery.service.ts';
import { DestinationRemovalService } from './destination-removal.service.ts';
import { DestinationsEditorService } from './destinations.editor.service.ts';

@Controller()
export class DestinationsAdminController {
  constructor(
    private readonly editor: DestinationsEditorService,
    private readonly gallery: DestinationGalleryService,
    private readonly removal: DestinationRemovalService,
  ) {}

  @Endpoint(destinations.create)
  async create({ creation, form }: Input<typeof destinations.create>): Promise<Success<DestinationView>> {
    const data = readFormData(form, 'destinationData', NEW_DESTINATION);
    return success(await this.editor.create(creation, data, filesOf(form)), 'Destination has been created successfully');
  }

  @Endpoint(destinations.edit)
  async edit({ destinationId, body, files, expected }: Input<typeof destinations.edit>): Promise<Success<DestinationView>> {
    return success(await this.editor.edit(destinationId, body, files.mainImage?.[0], expected), 'Destination updated successfully');
  }

  @Endpoint(destinations.editGallery)
  async editGallery({ destinationId, form, expected }: Input<typeof destinations.editGallery>): Promise<Success<DestinationGalleryView>> {
    return success(await this.gallery.add(destinationId, filesOf(form), expected), 'Images uploaded successfully');
  }

  @Endpoint(destinations.addImages)
  async addImages({ destinationId, form, expected }: Input<typeof destinations.addImages>): Promise<Success<DestinationGalleryView>> {
    return success(await this.gallery.add(destinationId, filesOf(form), expected), 'Images uploaded successfully');
  }

  @Endpoint(destinations.makeMain)
  async makeMain({ destinationId, galleryId, expected }: Input<typeof destinations.makeMain>): Promise<Success<DestinationGalleryView>> {
    return success(await this.gallery.setMain(destinationId, galleryId, expected), 'Main image updated');
  }

  @Endpoint(destinations.removeImage)
  async removeImage({
    destinationId,
    galleryId,
    expected,
  }: Input<typeof destinations.removeImage>): Promise<Success<DestinationGalleryView>> {
    return success(await this.gallery.remove(destinationId, galleryId, expected), 'Image has been removed');
  }

  @Endpoint(destinations.remove)
  async remove({ destinationId, query, expected }: Input<typeof destinations.remove>): Promise<Success<{ destination_id: string }>> {
    const isForced = query.force === 'true';
    await this.removal.remove(destinationId, isForced, expected);
    return success(
      { destination_id: destinationId },
      isForced ? 'Destination and all related records deleted successfully' : 'Destination deleted successfully',
    );
  }
}
