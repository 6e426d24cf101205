import { RequiredText } from '@reefdesk/service-kit/http/fields/text';
import { GivenPassword, NewPassword } from '../passwords/password.field.ts';

const ID_MAX_LENGTH = 100;

export class ChangePasswordDto {
  @GivenPassword()
  currentPassword!: string;

  @NewPassword()
  newPassword!: string;

  @RequiredText(ID_MAX_LENGTH, 'User id')
  userId!: string;
}
