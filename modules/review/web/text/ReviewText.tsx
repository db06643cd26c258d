import { extensions } from '@sarn/platform-web/editor-parts';
import { contextLength } from '@sarn/review/contract';
import type { BodyNode } from '@sarn/review/contract';
import { EditorContent, useEditor } from '@tiptap/react';
import type { Editor, JSONContent } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { remarksExtension, showing } from './remarks-extension.ts';
import { offsetAt, plainOf } from './shown-text.ts';
import type { Shown } from './shown-text.ts';

/** Words that somebody selected, with what stands around them. */
export interface Selected {
  readonly from: number;
  readonly to: number;
  readonly quote: string;
  readonly before: string;
  readonly after: string;
}

export interface ReviewTextProps {
  readonly label: string;
  /** While somebody suggests, later ones are ignored: the editor has what is written. */
  readonly body: unknown;
  readonly shown: Shown;
  readonly onSelect: (selected: Selected | null) => void;
  readonly onWrite: (body: BodyNode) => void;
  readonly onPick: (remarkId: string) => void;
}

const all = [...extensions, remarksExtension];

/** Words are suggested, and no form of them. */
const ofForm: ReadonlySet<string> = new Set(['KeyB', 'KeyI', 'KeyU']);

function selectedIn({ state: { doc, selection } }: Editor): Selected | null {
  if (selection.empty) return null;
  const text = plainOf(doc);
  const [from, to] = [offsetAt(doc, selection.from), offsetAt(doc, selection.to)];
  if (from === to) return null;
  return {
    ...{ from, to, quote: text.slice(from, to) },
    before: text.slice(Math.max(0, from - contextLength), from),
    after: text.slice(to, to + contextLength),
  };
}

/** The text of a draft with its remarks. It has a caret, also for the keyboard; words change only while suggesting. */
export default function ReviewText(props: ReviewTextProps) {
  const { label, body, shown } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const editor = useEditor({
    extensions: all,
    content: body as JSONContent,
    // Their style element would violate the content security policy.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    onUpdate({ editor: changed }) {
      if (latest.current.shown.isSuggesting) {
        latest.current.onWrite(changed.getJSON() as BodyNode);
      }
    },
    onSelectionUpdate: ({ editor: changed }) => latest.current.onSelect(selectedIn(changed)),
  });
  const known = useRef(body);
  useEffect(() => {
    if (!editor) return;
    const { tr } = editor.state;
    // A text that others changed takes the place of the one that is read, and the page stays where it is.
    if (!shown.isSuggesting && known.current !== body) {
      tr.replaceWith(0, tr.doc.content.size, editor.schema.nodeFromJSON(body).content);
    }
    known.current = body;
    editor.view.dispatch(showing(tr, shown));
  }, [editor, body, shown]);
  const { isSuggesting } = shown;
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          ...{ role: 'textbox', class: 's-editor-text review-text-body', 'aria-label': label },
          ...{ 'aria-multiline': 'true', 'aria-readonly': String(!isSuggesting) },
          // No keyboard comes up on a phone where nothing can be typed.
          inputmode: isSuggesting ? 'text' : 'none',
        },
        handleKeyDown: (_view, event) => (event.ctrlKey || event.metaKey) && ofForm.has(event.code),
        handlePaste: (view, event) => {
          if (isSuggesting) view.pasteText(event.clipboardData?.getData('text/plain') ?? '');
          return true;
        },
        handleDOMEvents: {
          beforeinput: (_view, event) => {
            if (!isSuggesting) event.preventDefault();
            return !isSuggesting;
          },
          click: (_view, event) => {
            const found = event.target instanceof Element && event.target.closest('[data-remark]');
            const id = found instanceof HTMLElement ? found.dataset['remark'] : undefined;
            if (id !== undefined) latest.current.onPick(id);
            return false;
          },
        },
      },
    });
  }, [editor, isSuggesting, label]);
  return <EditorContent editor={editor} />;
}
