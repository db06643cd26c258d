import './words/aria-words.ts';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { DialogsProvider } from './overlay/DialogsProvider.tsx';
import { LateToastRegion } from './overlay/LateToastRegion.tsx';
import { ariaLocale } from './words/aria-words.ts';
import { useLanguage } from './words/words.ts';

export interface PlatformProviderProps {
  readonly children: ReactNode;
  /** Navigation of the router; links then change the page without reloading it. */
  readonly navigate?: ((path: string) => void) | undefined;
}

/** Around the application: language of React Aria, links, dialogs, toasts. */
export function PlatformProvider({ children, navigate }: PlatformProviderProps) {
  const locale = ariaLocale(useLanguage());
  const content = (
    <DialogsProvider>
      {children}
      <LateToastRegion />
    </DialogsProvider>
  );
  return (
    <I18nProvider locale={locale}>
      {navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content}
    </I18nProvider>
  );
}
