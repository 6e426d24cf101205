import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { LoggerModule } from 'nestjs-pino';
import { AccessGuard } from './access/access.guard.ts';
import { InternalTokenStrategy } from './access/internal-token.strategy.ts';
import { InternalTokenVerifier } from './access/internal-token.ts';
import { PublicKeySource, RemotePublicKeys } from './access/public-keys.ts';
import type { CommonEnv } from './env.ts';
import { HealthRegistry } from './health/health-registry.ts';
import { Metrics } from './health/metrics.ts';
import { ExceptionsFilter } from './http/exceptions.filter.ts';
import { loggerParams } from './logging.ts';
import { AskingNatsClient } from './messaging/asking-nats-client.ts';
import { MessageBus } from './messaging/message-bus.ts';
import { natsOptions } from './messaging/nats-options.ts';
import type { Packets } from './messaging/packets.ts';
import { WorkInterceptor } from './messaging/work.interceptor.ts';

export interface ServiceKitOptions {
  name: string;
  env: CommonEnv;
  health: HealthRegistry;
  metrics: Metrics;
  packets: Packets;
  /** Replaces requests to auth over NATS; auth provides its own keys. Must provide PublicKeySource. */
  publicKeys?: Provider;
}

@Global()
@Module({})
export class ServiceKitModule {
  static forRoot({ name, env, health, metrics, packets, publicKeys }: ServiceKitOptions): DynamicModule {
    return {
      module: ServiceKitModule,
      imports: [PassportModule, LoggerModule.forRoot(loggerParams(name, env))],
      providers: [
        { provide: HealthRegistry, useValue: health },
        { provide: Metrics, useValue: metrics },
        {
          provide: MessageBus,
          useFactory: () => new MessageBus(new AskingNatsClient({ ...natsOptions(name, env), deserializer: packets.answers }), metrics),
        },
        publicKeys ?? { provide: PublicKeySource, useClass: RemotePublicKeys },
        InternalTokenVerifier,
        InternalTokenStrategy,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ExceptionsFilter },
        { provide: APP_INTERCEPTOR, useClass: WorkInterceptor },
      ],
      exports: [HealthRegistry, Metrics, MessageBus, InternalTokenVerifier],
    };
  }
}
