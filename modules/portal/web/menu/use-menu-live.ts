import { delays } from '@sarn/kernel';
import { isUnder, lookAgain, useChange, useLiveAgain } from '@sarn/platform-web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { loadDeployment } from '../deployment/deployment.ts';
import { menuKey } from '../portal.client.ts';

/** Counts again what waits behind the entries, as late as the cards of the dashboard. */
export function useMenuLive(): void {
  const cache = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = () => lookAgain(cache, (query) => isUnder(query, menuKey));
  useChange('queues', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(count, delays.todoReloadMs);
  });
  // What the person may open has changed.
  useChange('access', count);
  // Names, colours, addresses and menus of the agency; the next page tries again where it fails.
  useChange('settings', () => {
    void loadDeployment().catch(() => undefined);
    count();
  });
  useLiveAgain(count);
  useEffect(() => () => clearTimeout(timer.current), []);
}
