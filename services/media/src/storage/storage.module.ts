import { type DynamicModule, Global, Module } from '@nestjs/common';
import { STORAGE_ENV, type StorageEnv } from '../env.ts';
import { ObjectStorage } from './object-storage.ts';
import { StorageHealth } from './storage-health.ts';
import { StorageMetrics } from './storage-metrics.ts';

@Global()
@Module({})
export class StorageModule {
  static forRoot(env: StorageEnv): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: STORAGE_ENV, useValue: env }, StorageMetrics, ObjectStorage, StorageHealth],
      exports: [ObjectStorage],
    };
  }
}
