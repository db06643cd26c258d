export * from './order.ts';
export * from './order.errors.ts';
