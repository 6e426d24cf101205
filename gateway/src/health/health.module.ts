import { Module, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { FrontendsModule } from '../frontends/frontends.module.ts';
import { Frontends } from '../frontends/frontends.ts';
import { HealthController } from './health.controller.ts';
import { SiteReadiness } from './site-readiness.ts';

@Module({ imports: [FrontendsModule], controllers: [HealthController], providers: [SiteReadiness] })
export class HealthModule implements OnModuleInit {
  constructor(
    private readonly registry: HealthRegistry,
    private readonly frontends: Frontends,
  ) {}

  onModuleInit(): void {
    this.registry.add('shell', async () => {
      if (!(await this.frontends.shellPage())) throw new Error('the shell is not built');
    });
  }
}
