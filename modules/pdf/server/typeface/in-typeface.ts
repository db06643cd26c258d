import { measuredIn } from '../lines/faces.ts';
import { uploadedGrowth } from '../measures.ts';
import type { TypesetOrder } from '../typeset-order.ts';
import type { Typeface } from './typeface.ts';

/** An order whose lengths are measured in a typeface, and whose letters are set in it. */
export function inTypeface(typeface: Typeface | undefined, make: () => TypesetOrder): TypesetOrder {
  const order = measuredIn(typeface, make);
  if (!typeface) return order;
  const { family } = typeface;
  return {
    ...order,
    typeface,
    data: { ...order.data, typeface: { family, growth: uploadedGrowth } },
  };
}
