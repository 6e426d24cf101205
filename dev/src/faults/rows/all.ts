import { badMessages } from './bad-messages.ts';
import { clockJumps } from './clock-jumps.ts';
import { databaseKills } from './database-kills.ts';
import { databaseWire } from './database-wire.ts';
import { enquiries } from './enquiries.ts';
import type { Fault } from './fault.ts';
import { freezes } from './freezes.ts';
import { fullDisks } from './full-disks.ts';
import { invalidRequests } from './invalid-requests.ts';
import { kills } from './kills.ts';
import { lastSeats } from './last-seats.ts';
import { refusedByNats } from './refused-by-nats.ts';
import { restore } from './restore.ts';
import { rollingUpdate } from './rolling-update.ts';
import { slowClients } from './slow-clients.ts';
import { storageAway } from './storage-away.ts';
import { storageBad } from './storage-bad.ts';

export const FAULTS: readonly Fault[] = [
  kills,
  freezes,
  refusedByNats,
  databaseKills,
  databaseWire,
  storageAway,
  storageBad,
  fullDisks,
  clockJumps,
  badMessages,
  slowClients,
  invalidRequests,
  rollingUpdate,
  restore,
  enquiries,
  lastSeats,
];
