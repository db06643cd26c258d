import { Card, ErrorSummary, Select, useToasts, useWords } from '@sarn/platform-web';
import { documentKinds } from '@sarn/document/contract';
import { retentionMedia } from '@sarn/retention/contract';
import type { DocumentKind } from '@sarn/document/contract';
import type { RetentionDefault, RetentionMedium } from '@sarn/retention/contract';
import { useTermOptions } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { useSaveDefault } from './retention.client.ts';
import { useClassOptions } from './use-class-options.ts';
import { retentionWords } from './words/retention-words.ts';

/** Which class documents of each kind get by default; saved as it is chosen. */
export function KindDefaults({ defaults }: { readonly defaults: readonly RetentionDefault[] }) {
  const say = useWords(retentionWords);
  const toasts = useToasts();
  const save = useSaveDefault();
  const change = (row: RetentionDefault, part: Partial<RetentionDefault>) =>
    save.mutate(
      { ...row, ...part },
      { onSuccess: () => toasts.show({ tone: 'success', title: say('saved') }) },
    );
  return (
    <Card title={say('setting.defaults')}>
      <div className="retention-list">
        <p className="s-muted">{say('setting.defaultsText')}</p>
        <ErrorSummary error={save.error} isFocused />
        {defaults.map((row) => (
          <KindDefault key={row.kind} row={row} onChange={(part) => change(row, part)} />
        ))}
      </div>
    </Card>
  );
}

interface KindDefaultProps {
  readonly row: RetentionDefault;
  readonly onChange: (part: Partial<RetentionDefault>) => void;
}

function KindDefault({ row, onChange }: KindDefaultProps) {
  const say = useWords(retentionWords);
  const term = useTerms();
  const kind = term(documentKinds[row.kind as DocumentKind]);
  return (
    <div className="retention-kind">
      <Select
        label={`${kind} · ${say('side.class')}`}
        options={useClassOptions()}
        value={row.classCode}
        onChange={(classCode) => onChange({ classCode })}
      />
      <Select
        label={`${kind} · ${say('side.medium')}`}
        options={useTermOptions(retentionMedia)}
        value={row.medium}
        onChange={(medium: RetentionMedium) => onChange({ medium })}
      />
    </div>
  );
}
