import { Badge, useLanguage, useWords } from '@sarn/platform-web';
import { useJobType } from './job-hooks.ts';
import { rowName } from './speed-hooks.ts';
import { classWords } from './words/class-words.ts';

/** What an assignee is to do, and whether a report is expected; nothing where nobody said. */
export function JobTypeName({ code }: { readonly code: string }) {
  const say = useWords(classWords);
  const language = useLanguage();
  const job = useJobType()(code);
  if (!job) return null;
  return (
    <div className="s-small">
      <Badge tone="neutral">{rowName(job.row, language)}</Badge>{' '}
      {!job.needsReport && <span className="s-muted">{say('job.noReport')}</span>}
    </div>
  );
}
