import { useLive, useLiveAgain } from '@sarn/platform-web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { booksKey } from '../portal.client.ts';
import { usePortalSlots } from '../todo/portal-slots.ts';

/** Everybody hears of a publication at once; asking at once, all would wait for each other. */
const spreadMs = 2000;

/** Looks at the books again when something was published, or opened in another window. */
export function useBooksLive(): void {
  const cache = useQueryClient();
  const { booksChangedEvent } = usePortalSlots();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookAgain = () => void cache.invalidateQueries({ queryKey: booksKey });
  useLive(booksChangedEvent, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(lookAgain, Math.random() * spreadMs);
  });
  useLiveAgain(lookAgain);
  useEffect(() => () => clearTimeout(timer.current), []);
}
