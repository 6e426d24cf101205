import { MEGABYTE } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type ClientNetwork, networksOf } from '@reefdesk/service-kit/request/client-network';
import { NetworkShares } from '../request-context/network-shares.ts';

/** Limit for all bodies together. A body stays in memory until its response has been sent. */
const MAX_BYTES = 64 * MEGABYTE;
const MAX_BYTES_OF_A_NETWORK = MAX_BYTES / 8;

export interface HeldBody {
  readonly networks: readonly ClientNetwork[];
  /** Called if this body is dropped to make room. */
  readonly refuse: (error: AppError) => void;
  chunks: Buffer[];
  size: number;
}

/**
 * Bodies of requests in memory. Where there is no room for more, the largest body that is still arriving is dropped: of the network whose
 * share is used up, else of the network that holds the most. So clients that send slowly do not keep out the small bodies of others.
 */
export class HeldBodies {
  private bytes = 0;
  private readonly shares = new NetworkShares(MAX_BYTES_OF_A_NETWORK);
  private readonly arriving = new Set<HeldBody>();

  begin(address: string, refuse: HeldBody['refuse']): HeldBody {
    const body: HeldBody = { networks: networksOf(address), refuse, chunks: [], size: 0 };
    this.arriving.add(body);
    return body;
  }

  /** May drop this body or others. */
  add(body: HeldBody, chunk: Buffer): void {
    body.chunks.push(chunk);
    this.count(body, chunk.length);
    for (const network of body.networks) {
      const isOfIt = (one: HeldBody): boolean => one.networks.some(({ name }) => name === network.name);
      while (!this.shares.haveRoom([network], 0) && this.dropLargest('too_many_attempts', isOfIt));
    }
    while (this.bytes > MAX_BYTES && this.dropLargest('service_unavailable', () => true));
  }

  /** The whole body, which is not dropped from now on. */
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

  /** False if no such body is arriving. */
  private dropLargest(code: 'too_many_attempts' | 'service_unavailable', isCandidate: (body: HeldBody) => boolean): boolean {
    const candidates = [...this.arriving].filter(isCandidate);
    const largest = candidates.reduce<HeldBody | undefined>((most, body) => (most && !this.isBefore(body, most) ? most : body), undefined);
    if (!largest) return false;
    this.release(largest);
    largest.refuse(new AppError(code));
    return true;
  }

  /** True if the first body is of a network that holds more, or is the larger one of two of the same network. */
  private isBefore(one: HeldBody, other: HeldBody): boolean {
    const difference = this.heldWith(one) - this.heldWith(other);
    return difference === 0 ? one.size > other.size : difference > 0;
  }

  /** Bytes of the widest network of a body. */
  private heldWith({ networks }: HeldBody): number {
    const widest = networks.at(-1);
    return widest ? this.shares.of(widest) : 0;
  }
}
