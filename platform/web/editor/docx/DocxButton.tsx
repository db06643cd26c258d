import type { Editor } from '@tiptap/react';
import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../action/IconButton.tsx';
import { useWords } from '../../words/words.ts';
import type { PasteProblem } from '../pasted/use-dropped.ts';
import { pasteLimits } from '../pasted/too-large.ts';
import { editorWords } from '../words/editor-words.ts';
import { docxHtml } from './docx-html.ts';
import { DocxError } from './docx-parts.ts';

const wordFile =
  '.docx,.docm,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface DocxButtonProps {
  readonly editor: Editor;
  /** Why nothing came in. */
  readonly onProblem: (problem: PasteProblem) => void;
}

/** Takes the text of a file of Word in at the caret, as if it had been copied there. */
export function DocxButton({ editor, onProblem }: DocxButtonProps) {
  const say = useWords(editorWords);
  const [isReading, setReading] = useState(false);
  const take = async (file: File) => {
    setReading(true);
    try {
      const html = await docxHtml(file);
      if (html.length > pasteLimits.markup) onProblem('too-large');
      else if (!/>[^<]*\S[^<]*</.test(html)) onProblem('docx-empty');
      else if (!editor.isDestroyed) {
        editor.view.focus();
        editor.view.pasteHTML(html);
      }
    } catch (failure) {
      onProblem(failure instanceof DocxError ? failure.problem : 'not-docx');
    }
    setReading(false);
  };
  return (
    <IconButton
      size="s"
      aria-label={say('docx')}
      isDisabled={isReading}
      onPress={() => choose((file) => void take(file))}
    >
      <FileInput size={18} />
    </IconButton>
  );
}

/** Asks for a file. The field is no part of the page: forms have one of their own for their files. */
function choose(onFile: (file: File) => void): void {
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = wordFile;
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file) onFile(file);
  });
  chooser.click();
}
