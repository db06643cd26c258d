export { orderFormModule } from './manifest.ts';
export { assertNamed, keepOrder, orderOf, orderReaders } from './order.service.ts';
