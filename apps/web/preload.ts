/** Files of the application, separated by commas; the build writes them here (`build/application-files.ts`). */
const applicationFiles = '__APPLICATION_FILES__';

/**
 * Begins to load the application without evaluating it, as an import would.
 * Nothing is loaded from the development server, which has no such files.
 */
export function preloadApplication(): void {
  for (const file of applicationFiles.match(/[^,]+\.(js|css)/g) ?? []) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    Object.assign(link, { crossOrigin: '', href: file });
    document.head.append(link);
  }
}
