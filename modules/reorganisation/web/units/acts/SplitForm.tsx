import {
  ApiError,
  Button,
  ErrorSummary,
  FormDialog,
  RadioGroup,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import type { UnitDetail } from '@sarn/reorganisation/contract';
import { Plus } from 'lucide-react';
import { LeftBefore } from '../../left/LeftBefore.tsx';
import { useAsksSecond } from '../../proposal/proposal.client.ts';
import { proposalWords } from '../../proposal/words/proposal-words.ts';
import { useUnitEffect } from '../units.client.ts';
import type { UnitEffect } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';
import { OrderFields } from './OrderFields.tsx';
import type { ActFormProps } from './RenameForm.tsx';
import { emptyPart, isPartWrong, nextNumber, restOf } from './split-draft.ts';
import type { PartDraft, RestDraft } from './split-draft.ts';
import { SplitPart } from './SplitPart.tsx';
import { SplitRest } from './SplitRest.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { emptyOrder, useActForm } from './use-act-form.ts';

/** A unit is split: shown when its posts and what waits there are known. */
export function SplitForm({ unit, onClose }: ActFormProps) {
  const effect = useUnitEffect(unit.id);
  if (effect.data) return <SplitDialog unit={unit} effect={effect.data} onClose={onClose} />;
  return (
    <>
      <ErrorSummary error={effect.error} onRetry={() => void effect.refetch()} />
      {effect.isPending && <Skeleton count={4} />}
    </>
  );
}

interface SplitDialogProps extends ActFormProps {
  readonly effect: UnitEffect;
}

const goesOn = { yes: 'yes', no: 'no' } as const;

const startOf = (unit: UnitDetail) => ({
  ...emptyOrder(),
  parts: [emptyPart(unit, 1), emptyPart(unit, 2)] as readonly PartDraft[],
  goesOn: goesOn.yes as 'yes' | 'no',
  rest: { onWay: null, inWork: null, own: null } as RestDraft,
});

function useSplitForm({ unit, onClose }: ActFormProps) {
  const say = useWords(unitsWords);
  return useActForm({
    unit,
    name: 'unit.split',
    start: startOf(unit),
    check: ({ parts }) => ({ parts: parts.some(isPartWrong) && say('split.partMissing') }),
    changeOf: (values) => ({
      act: 'split',
      parts: values.parts.map(({ key: _key, postIds, ...part }) => ({
        ...part,
        postIds: [...postIds],
      })),
      goesOn: values.goesOn === 'yes',
      rest: restOf(values.rest, values.parts),
    }),
    done: say('split.done'),
    onClose,
  });
}

function SplitDialog({ unit, effect, onClose }: SplitDialogProps) {
  const say = useWords(unitsWords);
  const sayOfProposal = useWords(proposalWords);
  const asksSecond = useAsksSecond();
  const { form, isPlanned, setSeen } = useSplitForm({ unit, onClose });
  const { parts, rest } = form.values;
  return (
    <FormDialog
      title={say('split.title', { unit: unit.nameTh })}
      form={form}
      label={asksSecond ? sayOfProposal('propose') : say(isPlanned ? 'order.plan' : 'split.do')}
      onClose={onClose}
    >
      <StaleNotice unit={unit} failure={form.failure} onAccept={setSeen} />
      <p className="s-muted units-facts">{say('split.facts')}</p>
      <Parts {...{ unit, parts }} posts={effect.posts} form={form} />
      <RadioGroup
        label={say('split.goesOn')}
        options={[
          { value: goesOn.yes, label: say('split.stays') },
          { value: goesOn.no, label: say('split.ends') },
        ]}
        {...form.field('goesOn')}
      />
      <SplitRest
        work={effect.work}
        rest={rest}
        parts={parts}
        mayStay={form.values.goesOn === 'yes'}
        onChange={(next) => form.change({ rest: next })}
      />
      {form.values.goesOn === 'no' && effect.left.length > 0 && <LeftBefore left={effect.left} />}
      <OrderFields
        from={form.field('from')}
        orderNo={form.field('orderNo')}
        reason={form.field('reason')}
        isPlanned={isPlanned}
      />
    </FormDialog>
  );
}

/** The code that was refused, of whichever part it is. */
const codeOf = (failure: unknown) => (failure instanceof ApiError ? failure.params['code'] : null);

interface PartsProps {
  readonly unit: UnitDetail;
  readonly parts: readonly PartDraft[];
  readonly posts: UnitEffect['posts'];
  readonly form: ReturnType<typeof useSplitForm>['form'];
}

/** The units that it is split into; a post goes to one of them. */
function Parts({ unit, parts, posts, form }: PartsProps) {
  const say = useWords(unitsWords);
  const put = (changed: readonly PartDraft[]) => form.change({ parts: changed });
  return (
    <>
      {parts.map((part, at) => (
        <SplitPart
          key={part.key}
          part={part}
          number={at + 1}
          posts={posts}
          taken={parts.flatMap((other) => (other === part ? [] : other.postIds))}
          isChecked={form.error('parts') !== null}
          codeError={codeOf(form.failure) === part.code ? form.error('code') : null}
          onChange={(next) => put(parts.map((known, place) => (place === at ? next : known)))}
          onRemove={parts.length > 1 ? () => put(parts.filter((other) => other !== part)) : null}
        />
      ))}
      <Button
        size="s"
        icon={<Plus size={18} />}
        isDisabled={parts.length >= 10}
        onPress={() => put([...parts, emptyPart(unit, nextNumber(parts))])}
      >
        {say('split.addPart')}
      </Button>
    </>
  );
}
