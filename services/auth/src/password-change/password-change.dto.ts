import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@reefdesk/contracts/limits';
import { RequiredText } from '@reefdesk/service-kit/http/fields/text';
import { GivenPassword, NewPassword } from '../passwords/password.field.ts';

const ID_MAX_LENGTH = 100;

export class ChangePasswordDto {
  @ApiProperty({ maxLength: LIMITS.passwordMaxLength })
  @GivenPassword()
  currentPassword!: string;

  @ApiProperty({ minLength: LIMITS.passwordMinLength, maxLength: LIMITS.passwordMaxLength })
  @NewPassword()
  newPassword!: string;

  @ApiProperty({ description: 'Whose password; only the own one can be changed' })
  @RequiredText(ID_MAX_LENGTH, 'User id')
  userId!: string;
}
