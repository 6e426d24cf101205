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

/** A random id that a database carries in itself, made once. Another database, or an emptied one, has another. */
@Injectable()
export class DatabaseIdentity {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** From the database each time: it may be exchanged under a running service. */
  async read(): Promise<string> {
    const documents = this.connection.collection<IdentityDocument>('database_identity');
    const found = await documents.findOne({ _id: IDENTITY }, { readPreference: 'primary' });
    if (found) return found.value;
    try {
      await documents.insertOne({ _id: IDENTITY, value: randomUUID(), createdAt: new Date() });
    } catch (error) {
      // Somebody else made it at the same moment.
      if (!isDuplicateOf(error, '_id')) throw error;
    }
    return this.read();
  }
}
