import type { ClientNetwork } from '@reefdesk/service-kit/request/client-network';

/** How much the networks of clients have taken of something that all clients share. */
export class NetworkShares {
  private readonly taken = new Map<string, number>();

  /** `max`: for one line; a site of IPv6 may take more. */
  constructor(private readonly max: number) {}

  /** False if one of the networks may not take so much more. */
  haveRoom(networks: readonly ClientNetwork[], more: number): boolean {
    return networks.every((network) => this.of(network) + more <= this.max * network.shares);
  }

  of({ name }: ClientNetwork): number {
    return this.taken.get(name) ?? 0;
  }

  /** A negative amount gives back. */
  take(networks: readonly ClientNetwork[], amount: number): void {
    for (const network of networks) {
      const taken = this.of(network) + amount;
      if (taken > 0) this.taken.set(network.name, taken);
      else this.taken.delete(network.name);
    }
  }
}
