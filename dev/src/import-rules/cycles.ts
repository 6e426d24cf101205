/** Groups of nodes that all reach each other, sorted alphabetically (Tarjan's strongly connected components of two or more nodes). */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): number {
    const place = order.size;
    order.set(node, place);
    lowest.set(node, place);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      const reached = order.has(next) ? (open.includes(next) ? (order.get(next) ?? place) : place) : visit(next);
      lowest.set(node, Math.min(lowest.get(node) ?? place, reached));
    }
    const low = lowest.get(node) ?? place;
    if (low === place) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles.sort();
}
