import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';

const PATH = '/auth/destination-detail/d1';
const BROWSER = { headers: { accept: 'text/html' } };
const destination = (name: string) => ({ destination_id: 'd1', name: { en: name, id: name, cn: name }, description: { en: 'Sand' } });

/** PGE-06. */
describe('while the renderer is away', () => {
  let renderer: ServiceProcess;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    renderer = await startRenderer();
    gateway = await GatewayUnderTest.start({ env: { RENDERER_URL: renderer.url } });
    gateway.services.catalog.answer = publicJson({ data: destination('Siladen') });
    expect((await gateway.ask(PATH, BROWSER)).text).toContain('>Siladen</h1>');
    await renderer.kill();
  });
  afterAll(async () => {
    await gateway?.stop();
    await renderer?.stop();
  });

  it('a page that was seen before is sent as it was, a change of what it shows notwithstanding', async () => {
    gateway.services.catalog.answer = publicJson({ data: destination('Nain') });
    const catalog = await gateway.peer('catalog');
    await catalog.tell(DestinationsChanged, { id: 'd1' });
    await eventually(async () => expect((await gateway.ask('/api/destination/d1')).text).toContain('Nain'));
    const page = await gateway.ask(PATH, BROWSER);
    expect(page.status).toBe(200);
    expect(page.text).toContain('>Siladen</h1>');
    await catalog.close();
  });

  it.each(['/auth/homepage', '/auth/nowhere'])('%s, which nobody has seen, is the shell alone, for the browser to draw', async (path) => {
    const page = await gateway.ask(path, BROWSER);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<div id="root"></div>');
    expect(page.text).toContain('<title>Reef &lt;/script&gt; &amp; Sons</title>');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).not.toContain('reefdesk-page-data');
  });
});
