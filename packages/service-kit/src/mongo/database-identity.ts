import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { isDuplicateOf } from './duplicate-key.ts';

interface IdentityDocument {
  _id: string;
  value: string;
  createdAt: Date;
}

const IDENTITY = 'identity';

/** A random id that is stored in a database once. A different or emptied database has a different id. */
@Injectable()
export class DatabaseIdentity {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Not cached, because the database may be replaced while the service runs. */
  async read(): Promise<string> {
    const documents = this.connection.collection<IdentityDocument>('database_identity');
    const found = await documents.findOne({ _id: IDENTITY }, { readPreference: 'primary' });
    if (found) return found.value;
    try {
      await documents.insertOne({ _id: IDENTITY, value: randomUUID(), createdAt: new Date() });
    } catch (error) {
      // Another process has created it at the same time.
      if (!isDuplicateOf(error, '_id')) throw error;
    }
    return this.read();
  }
}
