import { useEffect } from 'react';

/*
 * The name of the tab: the page, then the name of the system. Screen readers read it when a tab is
 * selected, and the browser's history keeps it, so it must not contain secrets.
 */

interface Shown {
  readonly title: string;
}

// Before the deployment is known, the tab has the name that the server gave it.
let systemName: string | null = null;
const shown: Shown[] = [];

function paint(): void {
  systemName ??= document.title;
  const page = shown.at(-1)?.title;
  document.title = [page, systemName].filter(Boolean).join(' – ');
}

/** Name of the system; follows the name of each page. */
export function setSystemName(name: string): void {
  systemName = name;
  paint();
}

/** Names the tab after this page while it is shown; null leaves the name of the system alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (!title) return;
    const own: Shown = { title };
    shown.push(own);
    paint();
    return () => {
      shown.splice(shown.indexOf(own), 1);
      paint();
    };
  }, [title]);
}
