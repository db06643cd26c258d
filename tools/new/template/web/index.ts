import type { WebModule } from '@sarn/platform-web';
import { sampleRequestQueue } from '@sarn/sample-request/contract';

const list = '/sample-request';

/** The list, a request as a page, and the page behind the card of the queue. */
export const sampleRequestWeb: WebModule = {
  name: 'sample-request',
  routes: [
    { path: list, template: 'master', load: () => import('./SampleRequestListPage.tsx') },
    { path: `${list}/$id`, template: 'master', load: () => import('./SampleRequestPage.tsx') },
  ],
  queuePages: { [sampleRequestQueue]: list },
};
