import { Button, ErrorSummary, Progress, useWords } from '@sarn/platform-web';
import { fileWords } from '../words/file-words.ts';
import type { MadeFile } from './use-made-file.ts';
import './sheets.css';

/** How far a file is that is being made, with a button that stops it; what went wrong, with one that goes on. */
export function MakingFile({ file }: { readonly file: MadeFile }) {
  const say = useWords(fileWords);
  const { done, error, kept, stop, goOn } = file;
  if (!done) {
    return (
      error !== null && (
        <div className="file-unmade">
          <ErrorSummary error={error} onRetry={goOn} />
          {kept > 0 && <p>{say('sheets.kept', { count: kept })}</p>}
        </div>
      )
    );
  }
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
