import { delays } from '@sarn/kernel';
import { isUnder, lookAgain, useChange, useLiveAgain } from '@sarn/platform-web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { todoKey } from '../portal.client.ts';

/** Counts the cards again two seconds after the server says that queues changed. */
export function useTodoLive(): void {
  const cache = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = () => lookAgain(cache, (query) => isUnder(query, todoKey));
  useChange('queues', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(count, delays.todoReloadMs);
  });
  // Words, colours and order of the cards.
  useChange('settings', count);
  useLiveAgain(count);
  useEffect(() => () => clearTimeout(timer.current), []);
}
