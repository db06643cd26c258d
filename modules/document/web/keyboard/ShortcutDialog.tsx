import { Dialog, hideShortcutHelp, knownShortcuts, useWords } from '@sarn/platform-web';
import { registryWords } from '../words/registry-words.ts';
import '../registry.css';

/** The list of keys, as a dialog; rendered while it is open. */
export function ShortcutDialog() {
  const say = useWords(registryWords);
  const inLists = [
    { key: 'j / k', label: say('keys.move') },
    { key: 'x', label: say('keys.choose') },
    { key: 'r', label: say('keys.act') },
    { key: 'Enter', label: say('keys.open') },
    { key: 'Esc', label: say('keys.close') },
    { key: '?', label: say('keys.help') },
  ];
  return (
    <Dialog isOpen title={say('keys.title')} size="s" onClose={hideShortcutHelp}>
      <dl className="reg-keys">
        {[...inLists, ...knownShortcuts()].map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
