import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UsersRepository } from '../accounts/users.repository.ts';
import type { UsersService } from '../accounts/users.service.ts';
import { FirstAdmin } from './first-admin.ts';

const OPTIONS = { email: 'admin@reefdesk.example', password: 'let-the-admin-in' };

describe('FirstAdmin', () => {
  const create = jest.fn<UsersService['create']>();
  const hasAdmin = jest.fn<UsersRepository['hasAdmin']>();
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
  const noLink = { hasOwnerWithPassword: async () => false, findAdminWithoutPassword: async () => null };
  const repository = { hasAdmin, ...noLink } as unknown as UsersRepository;
  const boot = (options: typeof OPTIONS) =>
    new FirstAdmin(options, { create } as unknown as UsersService, repository, { origin: '' }).onApplicationBootstrap();

  beforeEach(() => {
    create.mockReset().mockResolvedValue({ _id: 'u-1' } as never);
    hasAdmin.mockReset().mockResolvedValue(false);
  });

  it('warns when there is no admin and no address for one', async () => {
    await boot({ ...OPTIONS, email: '' });
    expect(create).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/no admin.*ADMIN_EMAIL.*npm run user/));
  });

  it('does not log the password of the admin that it creates', async () => {
    await boot(OPTIONS);
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ ...OPTIONS, role: 'admin' }));
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify([log.mock.calls, warn.mock.calls])).not.toContain(OPTIONS.password);
  });

  it('accepts that another replica was faster, and warns when the address belongs to a customer', async () => {
    create.mockRejectedValue(new AppError('email_taken'));
    hasAdmin.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await boot(OPTIONS);
    expect(warn).not.toHaveBeenCalled();
    await boot(OPTIONS);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('is not one'));
  });

  it('rethrows database errors', async () => {
    create.mockRejectedValue(new Error('disk full'));
    await expect(boot(OPTIONS)).rejects.toThrow('disk full');
  });
});
