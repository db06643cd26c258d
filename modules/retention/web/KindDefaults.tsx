import {
  Card,
  ErrorSummary,
  Select,
  StaleDifference,
  useNewer,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useQueryClient } from '@tanstack/react-query';
import { documentKinds } from '@sarn/document/contract';
import { retentionMedia } from '@sarn/retention/contract';
import type { DocumentKind } from '@sarn/document/contract';
import type { RetentionDefault, RetentionMedium } from '@sarn/retention/contract';
import { useTermOptions } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { readDefault, useSaveDefault } from './retention.client.ts';
import { useClassOptions } from './use-class-options.ts';
import { retentionWords } from './words/retention-words.ts';

/** Which class documents of each kind get by default; saved as it is chosen. */
export function KindDefaults({ defaults }: { readonly defaults: readonly RetentionDefault[] }) {
  const say = useWords(retentionWords);
  const toasts = useToasts();
  const save = useSaveDefault();
  const change = (seen: RetentionDefault, part: Partial<RetentionDefault>) =>
    save.mutate(
      { ...seen, ...part, seen },
      { onSuccess: () => toasts.show({ tone: 'success', title: say('saved') }) },
    );
  return (
    <Card title={say('setting.defaults')}>
      <div className="retention-list">
        <p className="s-muted">{say('setting.defaultsText')}</p>
        <ErrorSummary error={save.error} isFocused />
        <NewerDefault save={save} onKeep={change} />
        {defaults.map((row) => (
          <KindDefault key={row.kind} row={row} onChange={(part) => change(row, part)} />
        ))}
      </div>
    </Card>
  );
}

interface NewerDefaultProps {
  readonly save: ReturnType<typeof useSaveDefault>;
  readonly onKeep: (seen: RetentionDefault, wanted: RetentionDefault) => void;
}

/** Somebody else chose for the same kind meanwhile: both choices, and which of them holds. */
function NewerDefault({ save, onKeep }: NewerDefaultProps) {
  const term = useTerms();
  const cache = useQueryClient();
  const options = useClassOptions();
  const sent = save.variables;
  const newer = useNewer(
    'retention.default',
    save.error,
    async () => sent && (await readDefault(sent.kind)),
  );
  if (!newer || !sent) return null;
  const { kind, classCode, medium } = sent;
  const wanted = { kind, classCode, medium };
  const name = (code: string) => options.find(({ value }) => value === code)?.label ?? code;
  const shown = (one: RetentionDefault) =>
    `${name(one.classCode)} · ${term(retentionMedia[one.medium])}`;
  return (
    <StaleDifference
      lines={[
        {
          label: term(documentKinds[kind as DocumentKind]),
          ...{ theirs: shown(newer.now), mine: shown(wanted) },
        },
      ]}
      onTakeTheirs={() => {
        save.reset();
        void cache.invalidateQueries({ queryKey: ['registry'] });
      }}
      onKeepMine={() => onKeep(newer.now, wanted)}
    />
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
