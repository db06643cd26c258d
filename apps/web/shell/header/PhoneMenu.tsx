import { Dialog, IconButton, useWords } from '@sarn/platform-web';
import { HeaderMenu, ModuleTiles } from '@sarn/portal/web';
import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { shellWords } from '../words/shell-words.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The menus of the phone: a drawer from the left with what the wide header shows in rows. */
export function PhoneMenu({ parent }: { readonly parent: number }) {
  const say = useWords(shellWords);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton aria-label={say('header.menu')} onPress={() => setOpen(true)}>
        <Menu size={22} />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        size="s"
        className="phone-menu"
        title={say('header.menuTitle')}
        onClose={close}
      >
        <Suspense>
          <HeaderMenu parent={parent} onOpened={close} />
          <h3 className="phone-menu-title">{say('header.modules')}</h3>
          <ModuleTiles onOpened={close} />
          <div className="phone-menu-tools">
            <LanguageSwitch />
          </div>
        </Suspense>
      </Dialog>
    </>
  );
}
