import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { FirstAdmin } from './first-admin.ts';
import type { UsersRepository } from './users.repository.ts';
import type { UsersService } from './users.service.ts';

const OPTIONS = { email: 'admin@reefdesk.example', password: 'let-the-admin-in' };

describe('FirstAdmin', () => {
  const create = jest.fn<UsersService['create']>();
  const hasAdmin = jest.fn<UsersRepository['hasAdmin']>();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
  const boot = (options: typeof OPTIONS) =>
    new FirstAdmin(options, { create } as unknown as UsersService, { hasAdmin } as unknown as UsersRepository).onApplicationBootstrap();

  beforeEach(() => {
    create.mockReset().mockResolvedValue({ _id: 'u-1' } as never);
    hasAdmin.mockReset().mockResolvedValue(false);
  });

  it.each([
    { email: '', password: '' },
    { ...OPTIONS, password: '' },
    { ...OPTIONS, email: '' },
  ])('warns when there is no admin and not enough to make one (%j)', async (options) => {
    await boot(options);
    expect(create).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/no admin.*ADMIN_EMAIL and ADMIN_PASSWORD.*npm run user/));
  });

  it('says nothing of the password when it makes one', async () => {
    await boot(OPTIONS);
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ ...OPTIONS, role: 'admin' }));
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify([log.mock.calls, warn.mock.calls])).not.toContain(OPTIONS.password);
  });

  it('leaves it to a replica that was faster, and warns when the address is a customer instead', async () => {
    create.mockRejectedValue(new AppError('email_taken'));
    hasAdmin.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await boot(OPTIONS);
    expect(warn).not.toHaveBeenCalled();
    await boot(OPTIONS);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('is not one'));
  });

  it('does not hide a database that fails', async () => {
    create.mockRejectedValue(new Error('disk full'));
    await expect(boot(OPTIONS)).rejects.toThrow('disk full');
  });
});
