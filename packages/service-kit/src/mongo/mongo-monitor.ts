import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Span } from '@opentelemetry/api';
import type { Connection } from 'mongoose';
import type { Histogram } from 'prom-client';
import { Metrics } from '../health/metrics.ts';
import { childSpan, endSpan } from '../tracing/span.ts';
import { WORK_COMMANDS } from './work-commands.ts';

interface RunningCommand {
  end: (labels: { outcome: string }) => void;
  span: Span | undefined;
}

/** Measures each database command and adds it to the trace of its request, without the command's content. */
@Injectable()
export class MongoMonitor implements OnModuleInit {
  private readonly running = new Map<number, RunningCommand>();
  private readonly seconds: Histogram<'command' | 'collection' | 'outcome'>;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    metrics: Metrics,
  ) {
    this.seconds = metrics.histogram(
      'mongodb_command_duration_seconds',
      'Duration of commands to MongoDB',
      ['command', 'collection', 'outcome'],
      [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    );
  }

  onModuleInit(): void {
    this.connection
      .getClient()
      .on('commandStarted', ({ requestId, commandName, command, databaseName }) => {
        if (WORK_COMMANDS.has(commandName)) this.begin(requestId, commandName, command, databaseName);
      })
      .on('commandSucceeded', ({ requestId }) => this.end(requestId))
      .on('commandFailed', ({ requestId, failure }) => this.end(requestId, failure));
  }

  private begin(requestId: number, name: string, command: Record<string, unknown>, database: string): void {
    const target = name === 'getMore' ? command.collection : command[name];
    const collection = typeof target === 'string' ? target : 'none';
    const attributes = {
      'db.system.name': 'mongodb',
      'db.namespace': database,
      'db.collection.name': collection,
      'db.operation.name': name,
    };
    this.running.set(requestId, {
      end: this.seconds.startTimer({ command: name, collection }),
      span: childSpan(`${name} ${collection}`, { kind: 'client', attributes })?.span,
    });
  }

  private end(requestId: number, failure?: Error): void {
    const command = this.running.get(requestId);
    if (!command) return;
    this.running.delete(requestId);
    command.end({ outcome: failure ? 'failed' : 'ok' });
    if (command.span) endSpan(command.span, failure);
  }
}
