import { MEGABYTE } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type ClientNetwork, networksOf } from '@reefdesk/service-kit/request/client-network';
import { NetworkShares } from '../request-context/network-shares.ts';

/** Limit for all bodies together. A body stays in memory until its response has been sent. */
const MAX_BYTES = 64 * MEGABYTE;
const MAX_BYTES_OF_A_NETWORK = MAX_BYTES / 8;

export interface HeldBody {
  readonly networks: readonly ClientNetwork[];
  /** Called if this body is dropped to free memory. */
  readonly refuse: (error: AppError) => void;
  chunks: Buffer[];
  size: number;
}

/** Request bodies in memory. When it is full, the largest incomplete body is dropped, so slow senders do not block others. */
export class HeldBodies {
  private bytes = 0;
  private readonly shares = new NetworkShares(MAX_BYTES_OF_A_NETWORK);
  private readonly arriving = new Set<HeldBody>();

  begin(address: string, refuse: HeldBody['refuse']): HeldBody {
    const body: HeldBody = { networks: networksOf(address), refuse, chunks: [], size: 0 };
    this.arriving.add(body);
    return body;
  }

  add(body: HeldBody, chunk: Buffer): void {
    body.chunks.push(chunk);
    this.count(body, chunk.length);
    for (const network of body.networks) {
      const isOfIt = (one: HeldBody): boolean => one.networks.some(({ name }) => name === network.name);
      while (!this.shares.haveRoom([network], 0) && this.dropLargest('too_many_attempts', isOfIt));
    }
    while (this.bytes > MAX_BYTES && this.dropLargest('service_unavailable', () => true));
  }

  /** Returns the whole body, which can no longer be dropped. */
  complete(body: HeldBody): Buffer {
    this.arriving.delete(body);
    return Buffer.concat(body.chunks, body.size);
  }

  release(body: HeldBody): void {
    this.arriving.delete(body);
    this.count(body, -body.size);
    body.chunks = [];
  }

  private count(body: HeldBody, bytes: number): void {
    body.size += bytes;
    this.bytes += bytes;
    this.shares.take(body.networks, bytes);
  }

  private dropLargest(code: 'too_many_attempts' | 'service_unavailable', isCandidate: (body: HeldBody) => boolean): boolean {
    const candidates = [...this.arriving].filter(isCandidate);
    const largest = candidates.reduce<HeldBody | undefined>((most, body) => (most && !this.isBefore(body, most) ? most : body), undefined);
    if (!largest) return false;
    this.release(largest);
    largest.refuse(new AppError(code));
    return true;
  }

  private isBefore(one: HeldBody, other: HeldBody): boolean {
    const difference = this.heldWith(one) - this.heldWith(other);
    return difference === 0 ? one.size > other.size : difference > 0;
  }

  private heldWith({ networks }: HeldBody): number {
    const widest = networks.at(-1);
    return widest ? this.shares.of(widest) : 0;
  }
}
