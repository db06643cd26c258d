import { editorDebounceMs } from '@sarn/kernel';
import '../styles/editor.css';
import { EditorContent, useEditor } from '@tiptap/react';
import type { Editor, JSONContent } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { DictateButton } from '../speech/DictateButton.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { useEditorHandle } from './editor-handle.ts';
import type { EditorHandle } from './editor-handle.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { extensions } from './extensions.ts';
import { FindBar } from './find/FindBar.tsx';
import { useFind } from './find/use-find.ts';
import type { LeftOutField } from './pasted/left-out.ts';
import { PasteDropped } from './pasted/PasteDropped.tsx';
import { PasteNotice } from './pasted/PasteNotice.tsx';
import type { PasteProblem } from './pasted/use-dropped.ts';
import { usePasted } from './pasted/use-pasted.ts';
import { TableToolbar } from './table/TableToolbar.tsx';
import { editorWords } from './words/editor-words.ts';

/** A written text: as the editor's own tree, and as HTML. */
export interface RichText {
  readonly json: JSONContent;
  readonly html: string;
}

/** The place in a text where the caret is. */
export interface TextPlace {
  /** The selected text. */
  readonly selected: () => string;
  /** Puts a text in the place of what is selected. */
  readonly insert: (text: string) => void;
}

export type { EditorHandle };

export interface RichTextEditorProps {
  readonly label: string;
  /** Initial text: the editor's tree or HTML; later changes of it are ignored. */
  readonly initial?: JSONContent | string | undefined;
  /** Called after a pause of 80 ms in typing, and at once when the editor is left. */
  readonly onChange: (text: RichText) => void;
  readonly description?: string | undefined;
  readonly error?: string | null | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Attaches what was pasted and cannot be part of the text: pictures, and tables that are too large. */
  readonly onAttach?: ((files: readonly File[]) => void) | undefined;
  /** Further tools, such as phrases to insert. */
  readonly tools?: ((place: TextPlace) => ReactNode) | undefined;
  /** Where the form keeps what was left out, so that a refresh does not lose it. */
  readonly leftOut?: LeftOutField | undefined;
  /** For a form that changes the text in other ways than by typing. */
  readonly handle?: Ref<EditorHandle | null> | undefined;
}

const restMs = editorDebounceMs;

/** Tells the text after a pause in typing, or at once. */
function useTelling(onChange: RichTextEditorProps['onChange']) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (editor: Editor) => {
    clearTimeout(timer.current);
    latest.current({ json: editor.getJSON(), html: editor.isEmpty ? '' : editor.getHTML() });
  };
  const tellLater = (editor: Editor) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(editor), restMs);
  };
  return { tell, tellLater };
}

/** Text with bold, italic, underline, one heading level, lists and tables. Load it lazily: it is heavy. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, description, error, isReadOnly = false } = props;
  const id = useId();
  const { tell, tellLater } = useTelling(props.onChange);
  const { rest, handlers, close, noteAttached, ...told } = usePasted(props.leftOut);
  const pasting = useRef(handlers);
  const find = useFind();
  const { handleKeyDown } = find;
  const notes = [description && `${id}-hint`, !isReadOnly && `${id}-keys`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const editor = useEditor({
    extensions,
    content: props.initial ?? '',
    editable: !isReadOnly,
    // Its style element would violate the content security policy; editor.css has its rules.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => tellLater(changed),
    onBlur: ({ editor: left }) => tell(left),
  });
  useEditorHandle(props.handle, editor);
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...pasting.current,
        handleKeyDown: handleKeyDown.current,
        attributes: {
          role: 'textbox',
          class: 's-editor-text',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          'aria-invalid': String(!!error),
          ...(notes ? { 'aria-describedby': notes } : {}),
        },
      },
    });
  }, [editor, id, error, notes, handleKeyDown]);
  return (
    <div className="s-field s-editor" data-invalid={!!error || undefined}>
      <Label id={id} label={label} isRequired={props.isRequired} />
      <div className="s-editor-frame">
        {editor && !isReadOnly && (
          <Tools {...{ editor, find }} more={props.tools} onProblem={told.tellProblem} />
        )}
        {told.dropped && <PasteDropped dropped={told.dropped} onClose={told.forget} />}
        {rest.map((one) => (
          <PasteNotice
            key={one.id}
            rest={one}
            onAttach={props.onAttach}
            onAttached={(key, name) => noteAttached(one.id, key, name)}
            onClose={() => close(one.id)}
          />
        ))}
        <EditorContent editor={editor} />
      </div>
      {editor && !isReadOnly && <DictateInto editor={editor} />}
      <Notes {...{ id, description, error, isReadOnly }} />
    </div>
  );
}

/** What is said goes to where the cursor is. */
const DictateInto = ({ editor }: { readonly editor: Editor }) => (
  <DictateButton onSaid={(said) => placeIn(editor).insert(`${said} `)} />
);

interface ToolsProps {
  readonly editor: Editor;
  readonly find: ReturnType<typeof useFind>;
  readonly more: RichTextEditorProps['tools'];
  readonly onProblem: (problem: PasteProblem) => void;
}

/** Of text only: what is inserted is no markup. */
const placeIn = (editor: Editor): TextPlace => ({
  selected() {
    const { doc, selection } = editor.state;
    return doc.textBetween(selection.from, selection.to, ' ');
  },
  insert(text) {
    editor.view.dispatch(editor.state.tr.insertText(text).scrollIntoView());
    editor.commands.focus();
  },
});

/** What stands above the text. */
function Tools({ editor, find, more, onProblem }: ToolsProps) {
  const { start, open, close } = find;
  return (
    <>
      <EditorToolbar
        {...{ editor, onProblem }}
        more={more?.(placeIn(editor))}
        onFind={() => open(editor.view, false)}
      />
      <TableToolbar editor={editor} />
      {start && <FindBar key={start.id} {...{ editor, start, onClose: close }} />}
    </>
  );
}

function Label({ id, label, isRequired }: Pick<RichTextEditorProps, 'label' | 'isRequired'> & Id) {
  return (
    <span id={`${id}-label`} className="s-label">
      {label}
      {isRequired && <RequiredMark />}
    </span>
  );
}

interface Id {
  /** Begins the ids by which the text is named and described. */
  readonly id: string;
}

interface NotesProps extends Id {
  readonly description: string | undefined;
  readonly error: string | null | undefined;
  readonly isReadOnly: boolean;
}

function Notes({ id, description, error, isReadOnly }: NotesProps) {
  const say = useWords(editorWords);
  return (
    <>
      {description && (
        <span id={`${id}-hint`} className="s-field-description">
          {description}
        </span>
      )}
      {!isReadOnly && (
        <span id={`${id}-keys`} className="s-hidden">
          {say('tabKey')}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="s-field-error" role="alert">
          {error}
        </span>
      )}
    </>
  );
}

function RequiredMark() {
  const say = useWords(platformWords);
  return (
    <>
      <span className="s-required" aria-hidden="true">
        {' *'}
      </span>
      <span className="s-hidden">{say('state.required')}</span>
    </>
  );
}
