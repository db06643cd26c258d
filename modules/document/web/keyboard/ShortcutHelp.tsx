import { Dialog, useWords } from '@sarn/platform-web';
import { useSyncExternalStore } from 'react';
import { registryWords } from '../words/registry-words.ts';
import type { Shortcut } from './shortcut.ts';
import { Shortcuts } from './Shortcuts.tsx';
import '../registry.css';
import { hideShortcutHelp, knownShortcuts, shortcutHelp } from './shortcut-list.ts';

const noKeys: readonly Shortcut[] = [];

/** The keys that do something now, under `?`. Rendered once, beside the document window. */
export function ShortcutHelp() {
  const say = useWords(registryWords);
  const isOpen = useSyncExternalStore(shortcutHelp.subscribe, shortcutHelp.get);
  const inLists = [
    { key: 'j / k', label: say('keys.move') },
    { key: 'Enter', label: say('keys.open') },
    { key: 'Esc', label: say('keys.close') },
    { key: '?', label: say('keys.help') },
  ];
  return (
    <>
      <Shortcuts keys={noKeys} />
      <Dialog isOpen={isOpen} title={say('keys.title')} size="s" onClose={hideShortcutHelp}>
        <dl className="reg-keys">
          {[...inLists, ...(isOpen ? knownShortcuts() : [])].map(({ key, label }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
