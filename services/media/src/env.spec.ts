import { EnvironmentError } from '@reefdesk/service-kit/env';
import { readMediaEnv } from './env.ts';

const REQUIRED = {
  PORT: '0',
  OPS_PORT: '0',
  NATS_URL: 'nats://nats:4222',
  MONGODB_URI: 'mongodb://mongo',
  BRAND_FILE: 'brand.json',
  S3_ENDPOINT: 'http://storage:9000',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

const read = (changes: Record<string, string>) => readMediaEnv({ ...REQUIRED, ...changes });

describe('readMediaEnv', () => {
  it('by default keeps images for a day and sweeps every hour, a tenth at most', () => {
    expect(read({})).toMatchObject({
      IMAGE_SWEEP_INTERVAL_SECONDS: 3_600,
      IMAGE_SWEEP_GRACE_SECONDS: 86_400,
      IMAGE_SWEEP_LIMIT_PERCENT: 10,
      IMAGE_SWEEP_LIMIT_MINIMUM: 10,
    });
    expect(read({ IMAGE_SWEEP_GRACE_SECONDS: '7200' }).IMAGE_SWEEP_GRACE_SECONDS).toBe(7_200);
  });

  it.each([
    ['IMAGE_SWEEP_INTERVAL_SECONDS', '0'],
    ['IMAGE_SWEEP_INTERVAL_SECONDS', 'hourly'],
    ['IMAGE_SWEEP_GRACE_SECONDS', '-1'],
    ['IMAGE_SWEEP_GRACE_SECONDS', ' '],
    ['IMAGE_SWEEP_LIMIT_PERCENT', '101'],
    ['IMAGE_SWEEP_LIMIT_MINIMUM', 'NaN'],
    ['MEDIA_AVIF_EFFORT', '10'],
    ['MEDIA_AVIF_EFFORT', '1.5'],
    ['MEDIA_AVIF_EFFORT', ''],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(EnvironmentError);
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('allows a grace period of less than an hour only outside production', () => {
    expect(() => read({ IMAGE_SWEEP_GRACE_SECONDS: '60', NODE_ENV: 'production' })).toThrow('IMAGE_SWEEP_GRACE_SECONDS');
    expect(read({ IMAGE_SWEEP_GRACE_SECONDS: '60', NODE_ENV: 'test' }).IMAGE_SWEEP_GRACE_SECONDS).toBe(60);
  });
});
