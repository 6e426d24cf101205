import type { ClientNetwork } from '@reefdesk/service-kit/request/client-network';

/** Tracks how much of a shared resource each client network uses. */
export class NetworkShares {
  private readonly taken = new Map<string, number>();

  /** `max`: for one line. An IPv6 site may use more. */
  constructor(private readonly max: number) {}

  haveRoom(networks: readonly ClientNetwork[], more: number): boolean {
    return networks.every((network) => this.of(network) + more <= this.max * network.shares);
  }

  of({ name }: ClientNetwork): number {
    return this.taken.get(name) ?? 0;
  }

  /** A negative amount releases. */
  take(networks: readonly ClientNetwork[], amount: number): void {
    for (const network of networks) {
      const taken = this.of(network) + amount;
      if (taken > 0) this.taken.set(network.name, taken);
      else this.taken.delete(network.name);
    }
  }
}
