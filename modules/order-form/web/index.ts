export { noOrder, orderDraftOf, OrderFields, orderInput } from './OrderFields.tsx';
export { useOrderItems } from './use-order-items.ts';
export type { OrderDraft } from './OrderFields.tsx';
