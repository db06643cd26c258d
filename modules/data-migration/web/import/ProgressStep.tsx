import { Card, Progress, useWords } from '@sarn/platform-web';
import type { ImportDetail } from '@sarn/data-migration/contract';
import { importWords } from './words/import-words.ts';

/** The progress of the work on the server; it continues without this page. */
export function ProgressStep({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const { state, rows, handled, counts } = item;
  const all = state === 'CHECKING' ? rows : counts.good;
  return (
    <Card title={say(`state.${state}`)}>
      <div className="import-stack">
        <Progress
          label={say(`state.${state}`)}
          value={all > 0 ? Math.min(1, handled / all) : null}
          text={say('progress', { handled, all })}
        />
        <p className="s-muted">{say('progressText')}</p>
      </div>
    </Card>
  );
}
