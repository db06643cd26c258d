import type { WebModule } from '@sarn/platform-web';
import { contactsPath } from './paths.ts';

/** What the module brings to the browser. */
export const contactWeb: WebModule = {
  name: 'contact',
  routes: [{ path: contactsPath, template: 'master', load: () => import('./ContactsPage.tsx') }],
};
