import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import type { PreviewedRecord } from '@reefdesk/contracts/messages/site.messages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { SlideEdit } from '@reefdesk/contracts/slides/requests';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { Drafts } from '@reefdesk/service-kit/drafts/drafts';
import { missingTexts, missingTranslations } from '@reefdesk/service-kit/drafts/missing-texts';
import type { DraftPictures } from '@reefdesk/service-kit/records/draft.schema';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import type { SlideDocument } from '../slides/slide.schema.ts';
import { changedTexts, editOf } from '../slides/slide-texts.ts';
import { SlidesEditorService } from '../slides/slides.editor.service.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';
import { SlidesService } from '../slides/slides.service.ts';

type Picture = Pick<StoredImage, 'id'>;

@Injectable()
export class SlidesDrafts extends Drafts<SlideDocument, SlideEdit, Picture> {
  readonly kind = 'slides';

  constructor(
    @InjectModel(SLIDE_MODEL) model: Model<SlideDocument>,
    editor: SlidesEditorService,
    tools: DraftTools,
    private readonly slides: SlidesService,
  ) {
    super(model, editor.edits, tools);
  }

  protected changesOf(_slide: SlideDocument, fields: SlideEdit, { image: pictures }: DraftPictures<Picture>): Changes {
    const image = pictures?.[0];
    return { ...changedTexts(fields), ...(image && { imageId: image.id }) };
  }

  protected editOf(slide: SlideDocument) {
    return { fields: editOf(slide), pictures: { image: [{ id: slide.imageId }] } };
  }

  protected missingOf({ titles, descriptions }: SlideDocument): MissingField[] {
    return [...missingTexts({ image_title: titles }), ...missingTranslations({ image_desc: descriptions })];
  }

  protected imageIdOf({ id }: Picture): string {
    return id;
  }

  protected async previewed(slide: SlideDocument): Promise<PreviewedRecord> {
    const item = await this.slides.slideView(slide);
    return { path: PATHS.about, answers: { '/api/gallery-slides': { kind: 'item', by: 'id', item, isFirst: true } } };
  }
}
