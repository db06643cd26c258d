import { isUnder, lookAgain, useChange, useLiveAgain } from '@sarn/platform-web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { booksKey } from '../portal.client.ts';

/** Milliseconds over which browsers spread their reloads: a publication reaches all at once. */
const spreadMs = 2000;

/** Reloads the books when something was published, or opened in another window. */
export function useBooksLive(): void {
  const cache = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = () => lookAgain(cache, (query) => isUnder(query, booksKey));
  useChange('books', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, Math.random() * spreadMs);
  });
  // Which panels there are, and how many rows each has.
  useChange('settings', look);
  useLiveAgain(look);
  useEffect(() => () => clearTimeout(timer.current), []);
}
