import { useFormat, useText } from '@reefdesk/web-kit';
import { useDeparturesQuery } from '../../../../shared/departures/departures.api.ts';
import { canBeRequested } from '../../../../shared/departures/departures.ts';
import type { Travel } from '../../travel.ts';

export interface LowestPrice {
  /** Whole rupiah per person. */
  amount: number;
  /** Price as “from” if some dates cost more or less than the package. */
  text: string;
}

/** Undefined without a price. */
export function useLowestPrice({ slug, facts }: Pick<Travel, 'slug' | 'facts'>): LowestPrice | undefined {
  const common = useText('common');
  const format = useFormat();
  const { data = [] } = useDeparturesQuery(slug);
  const dates = data.filter(canBeRequested).map(({ price }) => price ?? facts.price);
  const prices = [facts.price, ...dates].flatMap((price) => price ?? []);
  if (prices.length === 0) return undefined;
  const amount = Math.min(...prices);
  const lowest = format.idr(amount);
  return { amount, text: new Set(prices).size > 1 ? common('price.from', { price: lowest }) : lowest };
}
