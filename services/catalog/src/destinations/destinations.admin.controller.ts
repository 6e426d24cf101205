import { Controller, Delete, Header, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import {
  DESTINATION_EDIT_FORM,
  type DestinationGalleryView,
  type DestinationView,
  GALLERY_FORM,
  NEW_DESTINATION_FORM,
  PICTURES_FORM,
} from '@reefdesk/contracts/destinations/endpoints';
import { type DestinationEdit, NEW_DESTINATION } from '@reefdesk/contracts/destinations/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { Form, FormFiles, ReadBodyOrFormData, ReceivesForm, ReceivesFormOrJson } from '@reefdesk/service-kit/http/form/form.decorators';
import { readFormData } from '@reefdesk/service-kit/http/form/form-data';
import type { ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { filesOf } from './destination.forms.ts';
import { DestinationGalleryService } from './destination-gallery.service.ts';
import { DestinationRemovalService } from './destination-removal.service.ts';
import { DestinationsEditorService } from './destinations.editor.service.ts';

@RequireRole('admin')
@Controller('api')
export class DestinationsAdminController {
  constructor(
    private readonly editor: DestinationsEditorService,
    private readonly gallery: DestinationGalleryService,
    private readonly removal: DestinationRemovalService,
  ) {}

  @Post('add-destination')
  @ReceivesForm(NEW_DESTINATION_FORM)
  @Header('Cache-Control', NO_STORE)
  async create(
    @AskedCreation() creation: Creation,
    @Form() form: ReceivedForm,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<DestinationView>> {
    const data = readFormData(form, 'destinationData', NEW_DESTINATION);
    return versioned(response, await this.editor.create(creation, data, filesOf(form)), 'Destination has been created successfully');
  }

  @Patch('edit-destination/:destinationId')
  @ReceivesFormOrJson(DESTINATION_EDIT_FORM)
  @Header('Cache-Control', NO_STORE)
  async edit(
    @Param('destinationId') id: string,
    @ReadBodyOrFormData(DESTINATION_EDIT_FORM.data) edit: DestinationEdit,
    @FormFiles() files: ReceivedForm['files'],
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<DestinationView>> {
    return versioned(response, await this.editor.edit(id, edit, files.mainImage?.[0], expected), 'Destination updated successfully');
  }

  @Patch('edit-destination-gallery/:destinationId')
  @ReceivesForm(GALLERY_FORM)
  @Header('Cache-Control', NO_STORE)
  async editGallery(
    @Param('destinationId') id: string,
    @Form() form: ReceivedForm,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<DestinationGalleryView>> {
    return versioned(response, await this.gallery.add(id, filesOf(form), expected), 'Images uploaded successfully');
  }

  @Post('add-images/:destinationId')
  @ReceivesForm(PICTURES_FORM)
  @Header('Cache-Control', NO_STORE)
  async addImages(
    @Param('destinationId') id: string,
    @Form() form: ReceivedForm,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<DestinationGalleryView>> {
    return versioned(response, await this.gallery.add(id, filesOf(form), expected), 'Images uploaded successfully');
  }

  @Put('destinations/:destinationId/gallery/:galleryId/main')
  @Header('Cache-Control', NO_STORE)
  async setMain(
    @Param('destinationId') id: string,
    @Param('galleryId') galleryId: string,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<DestinationGalleryView>> {
    return versioned(response, await this.gallery.setMain(id, galleryId, expected), 'Main image updated');
  }

  @Delete('destinations/:destinationId/gallery/:galleryId')
  @Header('Cache-Control', NO_STORE)
  async removeImage(
    @Param('destinationId') id: string,
    @Param('galleryId') galleryId: string,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<DestinationGalleryView>> {
    return versioned(response, await this.gallery.remove(id, galleryId, expected), 'Image has been removed');
  }

  @Delete('remove-destination/:destinationId')
  @Header('Cache-Control', NO_STORE)
  async remove(
    @Param('destinationId') id: string,
    @Query('force') force: unknown,
    @ExpectedVersion() expected: number | null,
  ): Promise<Success<{ destination_id: string }>> {
    const isForced = force === 'true';
    await this.removal.remove(id, isForced, expected);
    return success(
      { destination_id: id },
      isForced ? 'Destination and all related records deleted successfully' : 'Destination deleted successfully',
    );
  }
}
