import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { HealthRegistry } from '../health/health-registry.ts';

/** Whether the database answers. */
@Injectable()
export class MongoHealth implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.health.addShared('mongo', () => this.ping());
  }

  private async ping(): Promise<void> {
    if (!this.connection.db) throw new Error('not connected');
    await this.connection.db.admin().ping();
  }
}
