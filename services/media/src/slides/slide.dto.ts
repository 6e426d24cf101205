import { LIMITS } from '@reefdesk/contracts/limits';
import { OptionalText, RequiredText } from '@reefdesk/service-kit/http/fields/text';
import { IsOptional } from 'class-validator';

const { nameMaxLength, descriptionMaxLength } = LIMITS;

class SlideTextsDto {
  @OptionalText(nameMaxLength, 'Indonesian title')
  image_title_id?: string;

  @OptionalText(nameMaxLength, 'Chinese title')
  image_title_cn?: string;

  @OptionalText(descriptionMaxLength, 'English description')
  image_desc_en?: string;

  @OptionalText(descriptionMaxLength, 'Indonesian description')
  image_desc_id?: string;

  @OptionalText(descriptionMaxLength, 'Chinese description')
  image_desc_cn?: string;
}

/** VAL-32: only the English title has to be there. */
export class CreateSlideDto extends SlideTextsDto {
  @RequiredText(nameMaxLength, 'English title')
  image_title_en!: string;
}

/** What is absent stays as it is; the English title may change, but not go. */
export class EditSlideDto extends SlideTextsDto {
  @IsOptional()
  @RequiredText(nameMaxLength, 'English title')
  image_title_en?: string | null;
}
