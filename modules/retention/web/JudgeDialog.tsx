import { FormDialog, NumberField, RadioGroup, useDialogForm, useWords } from '@sarn/platform-web';
import { retentionOpinions } from '@sarn/retention/contract';
import type { RetentionItem, RetentionOpinion } from '@sarn/retention/contract';
import { useTermOptions } from '@sarn/document/web';
import type { StepDialogProps } from './step-dialog.ts';
import { ReasonField, useChecks, useDone } from './ReasonField.tsx';
import { useJudgeList } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface Said {
  readonly opinion: RetentionOpinion;
  readonly years: number | null;
  readonly reason: string;
}

const destroy: Said = { opinion: 'destroy', years: 5, reason: '' };
/** What was said, by document; all others are to be destroyed. */
type AllSaid = Readonly<Record<string, Said>>;
const nothingSaid: { readonly said: AllSaid } = { said: {} };

/** Only what is not to be destroyed is sent. */
const exceptionsOf = (said: AllSaid) =>
  Object.entries(said).flatMap(([documentId, { opinion, years, reason }]) =>
    opinion === 'destroy'
      ? []
      : [
          {
            ...{ documentId, opinion, reason },
            ...(opinion === 'extend' && years !== null ? { years } : {}),
          },
        ],
  );

/** A member says of each document what should be done with it. */
export function JudgeDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const judge = useJudgeList();
  const checks = useChecks();
  const form = useDialogForm({
    name: 'retention.judge',
    about: list.id,
    start: nothingSaid,
    check: ({ said }) =>
      Object.fromEntries(
        Object.entries(said).flatMap(([id, { opinion, years, reason }]) => [
          [`${id}.reason`, opinion !== 'destroy' && checks.reason(reason)] as const,
          [`${id}.years`, checks.missing(opinion === 'extend' && years === null)] as const,
        ]),
      ),
    send: async ({ said }) => judge.mutateAsync({ id: list.id, exceptions: exceptionsOf(said) }),
    told: useDone(),
    onClose,
  });
  const { said } = form.values;
  return (
    <FormDialog
      title={say('step.judge')}
      form={form}
      label={say('judge.sign')}
      size="l"
      onClose={onClose}
    >
      <p className="s-muted">{say('judge.text')}</p>
      {list.items.map((item) => (
        <ItemOpinion
          key={item.documentId}
          item={item}
          said={said[item.documentId] ?? destroy}
          error={(field) => form.error(`${item.documentId}.${field}`)}
          onChange={(one) =>
            form.change((known) => ({ said: { ...known.said, [item.documentId]: one } }))
          }
        />
      ))}
    </FormDialog>
  );
}

interface ItemOpinionProps {
  readonly item: RetentionItem;
  readonly said: Said;
  readonly error: (field: 'years' | 'reason') => string | null;
  readonly onChange: (said: Said) => void;
}

function ItemOpinion({ item, said, error, onChange }: ItemOpinionProps) {
  const say = useWords(retentionWords);
  const { opinion, years, reason } = said;
  return (
    <div className="retention-judged">
      <div>
        {item.seq}. {item.title} {item.letterNo && `(${item.letterNo})`}
      </div>
      <RadioGroup
        label={say('judge.opinion', { seq: item.seq })}
        isRow
        options={useTermOptions(retentionOpinions)}
        value={opinion}
        onChange={(next) => onChange({ ...said, opinion: next })}
      />
      {opinion === 'extend' && (
        <NumberField
          label={say('judge.years')}
          minValue={1}
          maxValue={100}
          value={years}
          onChange={(next) => onChange({ ...said, years: next })}
          error={error('years')}
        />
      )}
      {opinion !== 'destroy' && (
        <ReasonField
          value={reason}
          onChange={(next) => onChange({ ...said, reason: next })}
          error={error('reason')}
        />
      )}
    </div>
  );
}
