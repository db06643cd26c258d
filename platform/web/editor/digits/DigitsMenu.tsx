import type { Editor } from '@tiptap/react';
import { IconButton } from '../../action/IconButton.tsx';
import { Menu } from '../../overlay/Menu.tsx';
import { useWords } from '../../words/words.ts';
import { editorWords } from '../words/editor-words.ts';
import { switchDigitsIn } from './switch-digits-in.ts';

const kinds = ['thai', 'arabic'] as const;

/** Turns the digits of what is selected, or of the whole text, into the other kind. */
export function DigitsMenu({ editor }: { readonly editor: Editor }) {
  const say = useWords(editorWords);
  return (
    <Menu
      aria-label={say('digits.menu')}
      trigger={
        <IconButton size="s" aria-label={say('digits.menu')}>
          <span className="s-digits" aria-hidden="true" />
        </IconButton>
      }
      entries={kinds.map((kind) => ({
        id: kind,
        label: say(`digits.${kind}`),
        text: say(kind === 'thai' ? 'digits.text' : 'digits.keeps'),
        onAction: () => {
          switchDigitsIn(editor.state, editor.view.dispatch, kind);
          editor.commands.focus();
        },
      }))}
    />
  );
}
