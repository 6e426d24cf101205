import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { RequiredText } from '@reefdesk/service-kit/http/fields/text';
import { OneOf } from '@reefdesk/service-kit/http/fields/values';
import { IsOptional } from 'class-validator';
import { NewPassword } from '../passwords/password.field.ts';
import { EmailAddress } from '../users/email-address.field.ts';

/** Nothing else of the body counts: nobody makes themselves an admin. */
export class RegisterDto {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.fullnameMaxLength })
  @RequiredText(LIMITS.fullnameMaxLength, 'Full name')
  fullname!: string;

  @ApiProperty({ format: 'email', maxLength: LIMITS.emailMaxLength })
  @EmailAddress()
  email!: string;

  @ApiProperty({ minLength: LIMITS.passwordMinLength, maxLength: LIMITS.passwordMaxLength })
  @NewPassword()
  password!: string;

  @ApiPropertyOptional({ enum: LANGUAGE_CODES, default: 'EN' })
  @IsOptional()
  @OneOf(LANGUAGE_CODES)
  language?: LanguageCode;
}
