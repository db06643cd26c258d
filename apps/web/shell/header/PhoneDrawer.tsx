import { Dialog, useWords } from '@sarn/platform-web';
import { HeaderMenu } from '@sarn/portal/header-menu';
import type { HeaderMenuProps } from '@sarn/portal/header-menu';
import { ModuleTiles } from '@sarn/portal/web';
import { Suspense } from 'react';
import { shellWords } from '../words/shell-words.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export interface PhoneDrawerProps {
  readonly parent: number;
  readonly current: HeaderMenuProps['current'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menus of the phone: a drawer from the left with the menus of the wide header. */
export function PhoneDrawer({ parent, current, isOpen, onClose }: PhoneDrawerProps) {
  const say = useWords(shellWords);
  return (
    <Dialog
      isOpen={isOpen}
      size="s"
      className="phone-menu"
      title={say('header.menuTitle')}
      onClose={onClose}
    >
      <Suspense>
        <HeaderMenu parent={parent} current={current} onOpened={onClose} />
        <h3 className="phone-menu-title">{say('header.modules')}</h3>
        <ModuleTiles onOpened={onClose} />
        <div className="phone-menu-tools">
          <LanguageSwitch />
        </div>
      </Suspense>
    </Dialog>
  );
}
