import { IconButton, useIsPhone, useWords } from '@sarn/platform-web';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { shellWords } from '../words/shell-words.ts';
import './palette-button.css';

// Loaded when it is first opened.
const Palette = lazy(() => import('./Palette.tsx'));

/** The button of the header that opens the palette; Ctrl+K opens it too, on any keyboard layout. */
export function PaletteButton() {
  const say = useWords(shellWords);
  const isPhone = useIsPhone();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isOurs || event.code !== 'KeyK') return;
      // Else the browser would go to its own search.
      event.preventDefault();
      // Above a form or a question the palette would lead away from what is being done.
      if (!document.querySelector('.s-modal')) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      {isPhone ? (
        <IconButton aria-label={say('header.find')} onPress={() => setOpen(true)}>
          <Search size={22} />
        </IconButton>
      ) : (
        <button
          type="button"
          className="palette-button"
          aria-keyshortcuts="Control+K"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Search size={18} aria-hidden="true" />
          <span className="palette-button-text">{say('header.find')}</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      )}
      {isOpen && (
        <Suspense>
          <Palette
            onClose={() => setOpen(false)}
            onGo={(path) => {
              const { pathname, searchParams } = new URL(path, 'http://below.invalid');
              void router.navigate({ to: pathname, search: Object.fromEntries(searchParams) });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
