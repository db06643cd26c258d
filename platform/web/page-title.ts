import { useEffect } from 'react';

/*
 * The name of the tab: what page this is, then whose system. Read aloud when a tab is chosen, and
 * kept in the history of the browser, so what is secret must not stand in it.
 */

interface Shown {
  readonly title: string;
}

// Before the deployment is known the server has named the tab after it.
let house: string | null = null;
const shown: Shown[] = [];

function paint(): void {
  house ??= document.title;
  const page = shown.at(-1)?.title;
  document.title = [page, house].filter(Boolean).join(' – ');
}

/** Whose system this is; stands behind the name of each page. */
export function nameHouse(name: string): void {
  house = name;
  paint();
}

/** Names the tab after this page while it stands; null leaves the name of the house alone. */
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
