import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Operator } from '@reefdesk/operator-client/operator';
import brand from '../../../config/brand.json' with { type: 'json' };
import { CurrentSite } from './current-site.ts';
import { readSiteBrand } from './site.ts';

describe('the site of an email', () => {
  it('has contacts for readers of every language where the brand file has them for some [SET-01]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-brand-'));
    const file = join(folder, 'brand.json');
    writeFileSync(file, JSON.stringify({ ...brand, contacts: { cn: { email: 'china@reef.example' } } }));
    const site = { brand: readSiteBrand(file), origin: '' };
    rmSync(folder, { recursive: true });
    const unavailable = { ask: () => Promise.reject(new Error('No answer')) };
    const current = new CurrentSite(site, new Operator(unavailable, site.brand));
    expect((await current.in('cn')).brand.email).toBe('china@reef.example');
    expect((await current.in('id')).brand).toMatchObject({ email: brand.email, phone: brand.phone });
  });
});
