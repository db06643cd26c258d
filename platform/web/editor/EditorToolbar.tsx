import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading,
  Italic,
  List,
  ListOrdered,
  Redo2,
  TextSearch,
  Underline,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { IconButton } from '../action/IconButton.tsx';
import { isInClauses, toggleNumbers } from './clauses/clause-commands.ts';
import { ClauseTools } from './clauses/ClauseTools.tsx';
import { DigitsMenu } from './digits/DigitsMenu.tsx';
import { DocxButton } from './docx/DocxButton.tsx';
import type { PasteProblem } from './pasted/use-dropped.ts';
import { LandscapeButton } from './landscape/LandscapeButton.tsx';
import { InsertTable } from './table/InsertTable.tsx';
import { editorWords } from './words/editor-words.ts';
import { useWords } from '../words/words.ts';

const tools = [
  { id: 'bold', Icon: Bold, run: (e: Editor) => e.chain().focus().toggleBold().run() },
  { id: 'italic', Icon: Italic, run: (e: Editor) => e.chain().focus().toggleItalic().run() },
  {
    id: 'underline',
    Icon: Underline,
    run: (e: Editor) => e.chain().focus().toggleUnderline().run(),
  },
  {
    id: 'heading',
    Icon: Heading,
    run: (e: Editor) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  { id: 'bulletList', Icon: List, run: (e: Editor) => e.chain().focus().toggleBulletList().run() },
  {
    id: 'orderedList',
    Icon: ListOrdered,
    run: toggleNumbers,
  },
] as const;

interface EditorToolbarProps {
  readonly editor: Editor;
  /** Tools of whoever shows the editor. */
  readonly more: ReactNode;
  readonly onFind: () => void;
  /** Nothing could be taken out of a file. */
  readonly onProblem: (problem: PasteProblem) => void;
}

/** The tools of the editor, with their labels. */
export function EditorToolbar({ editor, more, onFind, onProblem }: EditorToolbarProps) {
  const say = useWords(editorWords);
  const state = useEditorState({
    editor,
    selector: ({ editor: seen }) => ({
      on: tools
        .filter(({ id }) => seen.isActive(id) && !(id === 'orderedList' && isInClauses(seen)))
        .map(({ id }) => id as string),
      mayUndo: seen.can().undo(),
      mayRedo: seen.can().redo(),
    }),
  });
  return (
    <Toolbar className="s-toolbar" aria-label={say('toolbar')}>
      {tools.map(({ id, Icon, run }) => (
        <IconButton
          key={id}
          size="s"
          aria-label={say(id)}
          isOn={state.on.includes(id)}
          onPress={() => run(editor)}
        >
          <Icon size={18} />
        </IconButton>
      ))}
      <ClauseTools editor={editor} />
      <InsertTable editor={editor} />
      <LandscapeButton editor={editor} />
      {more}
      <DocxButton editor={editor} onProblem={onProblem} />
      <DigitsMenu editor={editor} />
      <IconButton size="s" aria-label={say('find.open')} shortcut="Control+F" onPress={onFind}>
        <TextSearch size={18} />
      </IconButton>
      <IconButton
        size="s"
        aria-label={say('undo')}
        isDisabled={!state.mayUndo}
        onPress={() => editor.chain().focus().undo().run()}
      >
        <Undo2 size={18} />
      </IconButton>
      <IconButton
        size="s"
        aria-label={say('redo')}
        isDisabled={!state.mayRedo}
        onPress={() => editor.chain().focus().redo().run()}
      >
        <Redo2 size={18} />
      </IconButton>
    </Toolbar>
  );
}
