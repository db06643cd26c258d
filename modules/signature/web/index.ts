import type { WebModule } from '@sarn/platform-web';
import { batchPath, signManyPath } from './batch/paths.ts';

export { SignManyButton } from './batch/SignManyButton.tsx';

const page = () => import('./batch/SigningPage.tsx');

/** Digital signatures beside documents; the public page of verification is a route of its own. */
export const signatureWeb: WebModule = {
  name: 'signature',
  routes: [
    { path: signManyPath, template: 'master', load: page },
    { path: batchPath('$id'), template: 'master', load: page },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
  documentPage: () => import('./document-page.tsx'),
};
