import type { WebModule } from '@sarn/platform-web';
import { dataRequestQueue } from '@sarn/data-request/contract';
import { lazy } from 'react';

const list = '/data-request';

/** The list, a request as a page, the page behind the card of the queue, and a card of the account. */
export const dataRequestWeb: WebModule = {
  name: 'data-request',
  routes: [
    { path: list, template: 'master', load: () => import('./DataRequestListPage.tsx') },
    { path: `${list}/$id`, template: 'master', load: () => import('./DataRequestPage.tsx') },
  ],
  queuePages: { [dataRequestQueue]: list },
  panels: [
    {
      id: 'consent',
      place: 'account',
      order: 90,
      Panel: lazy(async () => ({ default: (await import('./ConsentCard.tsx')).ConsentCard })),
    },
  ],
};
