import type { WebModule } from '@sarn/platform-web';
import { batchPath, signManyPath } from './batch/paths.ts';

export { SignManyButton } from './batch/SignManyButton.tsx';

const page = () => import('./batch/SigningPage.tsx');

/** Many documents signed in one act, and what is being signed now. */
export const batchSigningWeb: WebModule = {
  name: 'batch-signing',
  routes: [
    { path: signManyPath, template: 'master', load: page },
    { path: batchPath('$id'), template: 'master', load: page },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
