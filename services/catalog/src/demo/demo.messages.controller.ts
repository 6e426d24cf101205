import { Controller } from '@nestjs/common';
import { CountCatalog, ImportCatalog } from '@reefdesk/contracts/messages/catalog.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { type CatalogCount, type CatalogImport, DemoService } from './demo.service.ts';

/** Demo content; the NATS permissions let only the seed ask this. */
@Controller()
export class DemoMessagesController {
  constructor(private readonly demo: DemoService) {}

  @HandleMessage(ImportCatalog)
  import(content: CatalogImport): Promise<{ created: number }> {
    return this.demo.import(content);
  }

  @HandleMessage(CountCatalog)
  count(_: Record<string, never>): Promise<CatalogCount> {
    return this.demo.count();
  }
}
