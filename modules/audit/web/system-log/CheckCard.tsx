import type { AuditCheck } from '@sarn/audit/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  Progress,
  Skeleton,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { ShieldCheck } from 'lucide-react';
import { useChecks, useStartCheck } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { CheckState } from './CheckState.tsx';

/** The button that verifies the whole trail, the progress, and the result. */
export function CheckCard() {
  const say = useWords(auditWords);
  const checks = useChecks();
  const start = useStartCheck();
  const newest = checks.data?.[0];
  return (
    <Card
      title={say('log.check')}
      actions={
        <Button
          variant="primary"
          icon={<ShieldCheck size={18} />}
          isPending={start.isPending || newest?.state === 'running'}
          onPress={() => start.mutate()}
        >
          {say('log.start')}
        </Button>
      }
    >
      <div className="audit-check">
        <p className="s-muted">{say('log.checkText')}</p>
        <ErrorSummary error={checks.error ?? start.error} onRetry={() => void checks.refetch()} />
        {checks.isPending && <Skeleton count={2} />}
        {checks.data && !newest && (
          <EmptyState title={say('log.never')} text={say('log.neverText')} />
        )}
        <div role="status" aria-live="polite">
          {newest && <Found check={newest} />}
        </div>
      </div>
    </Card>
  );
}

function Found({ check }: { readonly check: AuditCheck }) {
  const say = useWords(auditWords);
  const language = useLanguage();
  if (check.state === 'running') return <Running check={check} />;
  return (
    <div className="audit-found">
      <p>
        <CheckState state={check.state} />{' '}
        <span className="s-muted s-small">
          {formatMoment(check.finishedAt ?? check.startedAt, language)}{' '}
          {say('log.by', { name: check.askedByName })}
        </span>
      </p>
      <p className="audit-result">{check.result || say('log.interruptedText')}</p>
      {check.state === 'whole' && check.endSeq > 0 && (
        <div className="audit-end">
          <p className="s-small">
            <strong>{say('log.end', { seq: check.endSeq.toLocaleString('en') })}</strong>
          </p>
          <code lang="en">{check.endHash.replaceAll(/(.{8})(?=.)/g, '$1 ')}</code>
          <p className="s-muted s-small">{say('log.endText')}</p>
        </div>
      )}
    </div>
  );
}

function Running({ check }: { readonly check: AuditCheck }) {
  const say = useWords(auditWords);
  const total = Math.max(check.total, check.checked, 1);
  return (
    <Progress
      label={say('log.running')}
      value={check.checked / total}
      text={say('log.progress', {
        checked: check.checked.toLocaleString('en'),
        total: total.toLocaleString('en'),
      })}
    />
  );
}
