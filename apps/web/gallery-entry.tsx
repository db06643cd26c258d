import '@sarn/platform-web/styles.css';
import { PlatformProvider, showLanguage } from '@sarn/platform-web';
import GalleryPage from '@sarn/platform-web/gallery';
import { loadDeployment } from '@sarn/portal/web';
import { createRoot } from 'react-dom/client';
import { addressOf } from './place.ts';

/** The components in every state, for developers; an agency's installation has no such page. */
export async function start(container: HTMLElement): Promise<void> {
  const { isTestSystem } = await loadDeployment();
  if (!isTestSystem) return location.replace(addressOf('/'));
  showLanguage('th');
  const stay = () => undefined;
  createRoot(container).render(
    <PlatformProvider navigate={stay}>
      <GalleryPage />
    </PlatformProvider>,
  );
}
