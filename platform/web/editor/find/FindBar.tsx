import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../action/Button.tsx';
import { IconButton } from '../../action/IconButton.tsx';
import { CheckboxField } from '../../field/CheckboxField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { useWords } from '../../words/words.ts';
import { editorWords } from '../words/editor-words.ts';
import { findStateOf, replaceAll, replaceOne, seek, step } from './find-state.ts';

/** With what the bar opens. */
export interface FindStart {
  /** What was selected in the text. */
  readonly text: string;
  readonly isReplacing: boolean;
}

interface FindBarProps {
  readonly editor: Editor;
  readonly start: FindStart;
  readonly onClose: () => void;
}

/** Finds a text in what is written, and replaces it. */
export function FindBar({ editor, start, onClose }: FindBarProps) {
  const say = useWords(editorWords);
  const [text, setText] = useState(start.text);
  const [isReplacing, setReplacing] = useState(start.isReplacing);
  // Who replaces means what is typed: without tone marks ขาว would be found as ข้าว, and replaced.
  const [isExact, setExact] = useState(start.isReplacing);
  useSought(editor, text, isExact);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const bar = useKeys(editor, close);
  return (
    <div ref={bar} className="s-find" role="search" aria-label={say('find.name')}>
      <div className="s-find-row">
        <TextField
          label={say('find.text')}
          isLabelHidden
          placeholder={say('find.text')}
          value={text}
          onChange={setText}
          autoFocus
        />
        <FoundCount editor={editor} isSought={text.trim() !== ''} />
        <Steps editor={editor} />
        <IconButton size="s" aria-label={say('find.close')} onPress={close}>
          <X size={18} />
        </IconButton>
      </div>
      {isReplacing && <ReplaceRow editor={editor} />}
      <div className="s-find-row">
        <CheckboxField isSelected={isExact} onChange={setExact}>
          {say('find.exact')}
        </CheckboxField>
        <Button
          size="s"
          variant="ghost"
          aria-expanded={isReplacing}
          onPress={() => {
            setReplacing(!isReplacing);
            if (!isReplacing) setExact(true);
          }}
        >
          {say(isReplacing ? 'find.onlyFind' : 'find.replacing')}
        </Button>
      </div>
    </div>
  );
}

/** Enter and Shift+Enter go from place to place, Escape closes. */
function useKeys(editor: Editor, close: () => void) {
  const bar = useRef<HTMLDivElement>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const element = bar.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
      if (event.key === 'Escape') latest.current();
      else if (event.key === 'Enter' && isField) {
        step(editor.state, editor.view.dispatch, event.shiftKey ? -1 : 1);
      } else return;
      // Neither sends the form of the document nor closes what is around the editor.
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [editor]);
  return bar;
}

/** Seeks what is typed as it is typed, and ends the search with the bar. */
function useSought(editor: Editor, text: string, isExact: boolean): void {
  useEffect(() => {
    seek(editor.state, editor.view.dispatch, { text, how: isExact ? 'exact' : 'folded' });
  }, [editor, text, isExact]);
  useEffect(
    () => () => {
      if (editor.isDestroyed) return;
      seek(editor.state, editor.view.dispatch, { text: '', how: 'folded' });
    },
    [editor],
  );
}

const useFound = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: seen }) => {
      const { found, at } = findStateOf(seen.state);
      return { count: found.length, at };
    },
  });

function FoundCount({ editor, isSought }: { readonly editor: Editor; readonly isSought: boolean }) {
  const say = useWords(editorWords);
  const { count, at } = useFound(editor);
  return (
    <span className="s-find-count" role="status">
      {isSought && (count === 0 ? say('find.none') : say('find.count', { at: at + 1, all: count }))}
    </span>
  );
}

function Steps({ editor }: { readonly editor: Editor }) {
  const say = useWords(editorWords);
  const isDisabled = useFound(editor).count === 0;
  return (
    <>
      <IconButton
        size="s"
        isDisabled={isDisabled}
        aria-label={say('find.before')}
        onPress={() => step(editor.state, editor.view.dispatch, -1)}
      >
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        size="s"
        isDisabled={isDisabled}
        aria-label={say('find.next')}
        onPress={() => step(editor.state, editor.view.dispatch, 1)}
      >
        <ArrowDown size={18} />
      </IconButton>
    </>
  );
}

function ReplaceRow({ editor }: { readonly editor: Editor }) {
  const say = useWords(editorWords);
  const [by, setBy] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const isDisabled = useFound(editor).count === 0;
  return (
    <div className="s-find-row">
      <TextField
        label={say('find.by')}
        isLabelHidden
        placeholder={say('find.by')}
        value={by}
        onChange={setBy}
      />
      <Button
        size="s"
        isDisabled={isDisabled}
        onPress={() => replaceOne(editor.state, editor.view.dispatch, by)}
      >
        {say('find.one')}
      </Button>
      <Button
        size="s"
        isDisabled={isDisabled}
        onPress={() => setDone(replaceAll(editor.state, editor.view.dispatch, by))}
      >
        {say('find.all')}
      </Button>
      <span className="s-find-count" role="status">
        {done !== null && say('find.done', { count: done })}
      </span>
    </div>
  );
}
