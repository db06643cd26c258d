import { IconButton, useWords } from '@sarn/platform-web';
import { Menu } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { PhoneDrawerProps } from './PhoneDrawer.tsx';
import { shellWords } from '../words/shell-words.ts';

const PhoneDrawer = lazy(async () => ({
  default: (await import('./PhoneDrawer.tsx')).PhoneDrawer,
}));

/** The button of the phone's menus; the drawer is loaded at the first press. */
export function PhoneMenu({ parent, current }: Pick<PhoneDrawerProps, 'parent' | 'current'>) {
  const say = useWords(shellWords);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton aria-label={say('header.menu')} onPress={open}>
        <Menu size={22} />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <PhoneDrawer
            parent={parent}
            current={current}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
