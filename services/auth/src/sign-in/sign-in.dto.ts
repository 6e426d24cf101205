import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@reefdesk/contracts/limits';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';

/** Only form is checked: an address that nobody has is a wrong credential, not a bad field. */
export class SignInDto {
  @ApiProperty()
  @IsString()
  @MaxLength(LIMITS.emailMaxLength)
  email!: string;

  @ApiProperty()
  @IsString()
  @MaxLength(LIMITS.passwordMaxLength)
  password!: string;

  @ApiPropertyOptional({ description: 'Keep the session for 14 days' })
  @IsOptional()
  @IsBoolean()
  remember?: boolean;

  /** Another spelling of `remember`. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  rememberMe?: boolean;
}
