import { LIMITS } from '@reefdesk/contracts/limits';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';

/** Only form is checked: an address that nobody has is a wrong credential, not a bad field. */
export class SignInDto {
  @IsString()
  @MaxLength(LIMITS.emailMaxLength)
  email!: string;

  @IsString()
  @MaxLength(LIMITS.passwordMaxLength)
  password!: string;

  @IsOptional()
  @IsBoolean()
  remember?: boolean;

  /** Another spelling of `remember`. */
  @IsOptional()
  @IsBoolean()
  rememberMe?: boolean;
}
