import type { WebModule } from '@sarn/platform-web';
import { actingPath } from './paths.ts';

/** What the module brings to the browser. */
export const delegationWeb: WebModule = {
  name: 'delegation',
  routes: [{ path: actingPath, template: 'master', load: () => import('./ActingPage.tsx') }],
  documentPage: () => import('./document-page.tsx'),
};
