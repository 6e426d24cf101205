import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { MongoWatch } from './mongo-watch.ts';

const SERVER = { connectionId: 'mongo:27017' };

describe('MongoWatch', () => {
  let client: EventEmitter & { topology?: object };
  let watch: MongoWatch;

  beforeEach(() => {
    jest.useFakeTimers();
    client = new EventEmitter();
    watch = new MongoWatch({ getClient: () => client } as never);
    watch.onModuleInit();
  });
  afterEach(() => {
    watch.onApplicationShutdown();
    jest.useRealTimers();
  });

  it.each(['serverHeartbeatSucceeded', 'serverHeartbeatFailed'])('does nothing while heartbeats end (%s)', (end) => {
    for (let minute = 0; minute < 10; minute++) {
      client.emit('serverHeartbeatStarted', SERVER);
      jest.advanceTimersByTime(44_000);
      client.emit(end, SERVER);
      jest.advanceTimersByTime(60_000);
    }
  });

  it('does nothing while each heartbeat of a stream is followed by the next', () => {
    for (let answer = 0; answer < 20; answer++) {
      client.emit('serverHeartbeatSucceeded', SERVER);
      client.emit('serverHeartbeatStarted', SERVER);
      jest.advanceTimersByTime(40_000);
    }
  });

  it('throws if a heartbeat has neither succeeded nor failed for a minute', () => {
    client.emit('serverHeartbeatStarted', SERVER);
    expect(() => jest.advanceTimersByTime(60_000)).toThrow('The driver no longer monitors mongo:27017 for good');
  });

  it('emits the missing error only for a heartbeat whose connection is closed', () => {
    const reported: string[] = [];
    const monitored = (name: string, destroyed: boolean) => {
      const socket = Object.assign(new EventEmitter(), { destroyed }).on('error', () => reported.push(name));
      return [name, { monitor: { connection: { socket } } }] as const;
    };
    client.topology = { s: { servers: new Map([monitored('closed', true), monitored('open', false), monitored('resting', true)]) } };
    for (const connectionId of ['closed', 'open']) client.emit('serverHeartbeatStarted', { connectionId });
    jest.advanceTimersByTime(2_000);
    expect(reported).toEqual(['closed']);
  });
});
