import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { IndentDecrease, IndentIncrease, Link2, ListTree } from 'lucide-react';
import { IconButton } from '../../action/IconButton.tsx';
import { Menu } from '../../overlay/Menu.tsx';
import { useWords } from '../../words/words.ts';
import { editorWords } from '../words/editor-words.ts';
import { isInClauses, referTo, referable, toggleClauses } from './clause-commands.ts';

/** Most clauses in the menu of references. */
const mostShown = 200;

/** Levels of lists, clauses ข้อ and references to them. */
export function ClauseTools({ editor }: { readonly editor: Editor }) {
  const say = useWords(editorWords);
  const { isOn, mayDeepen, mayLift, clauses } = useEditorState({
    editor,
    selector: ({ editor: seen }) => ({
      isOn: isInClauses(seen),
      mayDeepen: seen.can().sinkListItem('listItem'),
      mayLift: seen.can().liftListItem('listItem'),
      clauses: referable(seen).slice(0, mostShown),
    }),
  });
  return (
    <>
      <IconButton
        size="s"
        aria-label={say('clauses.toggle')}
        isOn={isOn}
        onPress={() => toggleClauses(editor)}
      >
        <ListTree size={18} />
      </IconButton>
      <IconButton
        size="s"
        aria-label={say('clauses.deeper')}
        isDisabled={!mayDeepen}
        onPress={() => editor.chain().focus().sinkListItem('listItem').run()}
      >
        <IndentIncrease size={18} />
      </IconButton>
      <IconButton
        size="s"
        aria-label={say('clauses.higher')}
        isDisabled={!mayLift}
        onPress={() => editor.chain().focus().liftListItem('listItem').run()}
      >
        <IndentDecrease size={18} />
      </IconButton>
      <Menu
        aria-label={say('clauses.refer')}
        trigger={
          <IconButton size="s" aria-label={say('clauses.refer')} isDisabled={clauses.length === 0}>
            <Link2 size={18} />
          </IconButton>
        }
        entries={clauses.map((clause) => ({
          id: String(clause.pos),
          label: clause.label,
          text: clause.text,
          onAction: () => {
            referTo(editor, clause);
            editor.commands.focus();
          },
        }))}
      />
    </>
  );
}
