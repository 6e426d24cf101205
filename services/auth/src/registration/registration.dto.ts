import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { RequiredText } from '@reefdesk/service-kit/http/fields/text';
import { OneOf } from '@reefdesk/service-kit/http/fields/values';
import { IsOptional } from 'class-validator';
import { NewPassword } from '../passwords/password.field.ts';
import { EmailAddress } from '../users/email-address.field.ts';

/** Nothing else of the body counts: nobody makes themselves an admin. */
export class RegisterDto {
  @RequiredText(LIMITS.fullnameMaxLength, 'Full name')
  fullname!: string;

  @EmailAddress()
  email!: string;

  @NewPassword()
  password!: string;

  @IsOptional()
  @OneOf(LANGUAGE_CODES)
  language?: LanguageCode;
}
