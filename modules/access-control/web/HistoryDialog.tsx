import type { subjectKinds } from '@sarn/access-control/contract';
import {
  Dialog,
  ErrorSummary,
  Skeleton,
  Timeline,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { useChanges } from './access.client.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { accessWords } from './words/access-words.ts';

interface HistoryDialogProps {
  readonly title: string;
  readonly subjectKind: (typeof subjectKinds)[number];
  readonly subjectId: string;
  readonly onClose: () => void;
}

/** Who changed something, when, why, and what differed. */
export function HistoryDialog({ title, subjectKind, subjectId, onClose }: HistoryDialogProps) {
  const say = useWords(accessWords);
  const language = useLanguage();
  const found = useChanges({ subjectKind, subjectId });
  const rows = found.data?.rows;
  return (
    <Dialog isOpen size="m" title={`${say('history')}: ${title}`} onClose={onClose}>
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {!rows && !found.error && <Skeleton kind="lines" />}
      {rows?.length === 0 && <p className="s-muted">{say('historyNone')}</p>}
      {rows && rows.length > 0 && (
        <Timeline
          aria-label={say('history')}
          entries={rows.map((change) => ({
            id: change.id,
            who: change.askedByName || say('changes.system'),
            when: formatMoment(change.decidedAt ?? change.askedAt, language),
            at: change.decidedAt ?? change.askedAt,
            what: say(`changes.state.${change.state}`),
            note: (
              <>
                <DifferenceList lines={change.difference} />
                <span>{say('changes.reason', { reason: change.reason })}</span>
                {change.decidedByName !== '' && (
                  <span> · {say('changes.decided', { name: change.decidedByName })}</span>
                )}
              </>
            ),
          }))}
        />
      )}
    </Dialog>
  );
}
