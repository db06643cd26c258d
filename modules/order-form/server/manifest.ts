import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { orderErrors } from '../contract/index.ts';

/** Forms of orders, and the persons whom they name. */
export function orderFormModule(): ServerModule {
  return {
    name: 'order-form',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    errors: orderErrors,
    permissions: [],
    routes: [],
  };
}
