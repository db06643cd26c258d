/** Files of the application, separated by commas; the build writes them here (`build/application-files.ts`). */
const applicationFiles = '__APPLICATION_FILES__';

/**
 * Begins to load the first files of the application without evaluating them, as an import would: as many as
 * keep a slow line busy until the first answers have come. All of them would take the line from these.
 * Nothing is loaded from the development server, which has no such files.
 */
export function preloadApplication(): void {
  for (const href of applicationFiles.match(/[^,]+\.js/g) ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}
