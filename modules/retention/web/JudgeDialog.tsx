import { NumberField, RadioGroup, useWords } from '@sarn/platform-web';
import { retentionOpinions } from '@sarn/retention/contract';
import type { RetentionItem, RetentionOpinion } from '@sarn/retention/contract';
import { useState } from 'react';
import { useTermOptions } from '@sarn/document/web';
import { AskDialog } from '@sarn/document/web';
import type { StepDialogProps } from './ListSteps.tsx';
import { ReasonField, isReason } from './ReasonField.tsx';
import { useJudgeList } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface Said {
  readonly opinion: RetentionOpinion;
  readonly years: number | null;
  readonly reason: string;
}

const destroy: Said = { opinion: 'destroy', years: 5, reason: '' };
const isWhole = ({ opinion, years, reason }: Said): boolean =>
  opinion === 'destroy' || (isReason(reason) && (opinion === 'keep' || years !== null));

/** A member says of each document what should become of it. */
export function JudgeDialog({ list, onClose }: StepDialogProps) {
  const say = useWords(retentionWords);
  const save = useJudgeList();
  const [said, setSaid] = useState<ReadonlyMap<string, Said>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const answers = () => {
    setChecked(true);
    const others = [...said].filter(([, { opinion }]) => opinion !== 'destroy');
    if (!others.every(([, one]) => isWhole(one))) return null;
    const exceptions = others.map(([documentId, { opinion, years, reason }]) => ({
      documentId,
      opinion: opinion === 'keep' ? ('keep' as const) : ('extend' as const),
      reason,
      ...(opinion === 'extend' && years !== null ? { years } : {}),
    }));
    return { id: list.id, exceptions };
  };
  return (
    <AskDialog
      title={say('step.judge')}
      go={say('judge.sign')}
      size="l"
      save={save}
      answers={answers}
      onClose={onClose}
    >
      <p className="s-muted">{say('judge.text')}</p>
      {list.items.map((item) => (
        <ItemOpinion
          key={item.documentId}
          item={item}
          said={said.get(item.documentId) ?? destroy}
          isChecked={isChecked}
          onChange={(one) => setSaid(new Map(said).set(item.documentId, one))}
        />
      ))}
    </AskDialog>
  );
}

interface ItemOpinionProps {
  readonly item: RetentionItem;
  readonly said: Said;
  readonly isChecked: boolean;
  readonly onChange: (said: Said) => void;
}

function ItemOpinion({ item, said, isChecked, onChange }: ItemOpinionProps) {
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
          error={isChecked && years === null ? say('missing') : null}
        />
      )}
      {opinion !== 'destroy' && (
        <ReasonField
          value={reason}
          onChange={(next) => onChange({ ...said, reason: next })}
          isChecked={isChecked}
        />
      )}
    </div>
  );
}
