import { Button, ErrorSummary, Progress, useWords } from '@sarn/platform-web';
import { fileWords } from '../words/file-words.ts';
import type { MadeFile } from './use-made-file.ts';
import './sheets.css';

/** How far a file is that is being made, with a button that stops it; what went wrong. */
export function MakingFile({ file }: { readonly file: MadeFile }) {
  const say = useWords(fileWords);
  const { done, error, stop } = file;
  if (!done) return <ErrorSummary error={error} isFocused />;
  return (
    <div className="file-making">
      <Progress
        label={say('sheets.label')}
        value={done.share}
        text={say('sheets.making', { count: done.entries })}
      />
      <Button variant="quiet" onPress={stop}>
        {say('sheets.stop')}
      </Button>
    </div>
  );
}
