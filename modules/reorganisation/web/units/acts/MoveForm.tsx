import {
  ComboBox,
  ErrorSummary,
  FormDialog,
  Skeleton,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { useUnits } from '@sarn/organisation/web';
import { ArrowRight } from 'lucide-react';
import { useUnitEffect } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';
import { EffectFacts } from './EffectFacts.tsx';
import { OrderFields } from './OrderFields.tsx';
import type { ActFormProps } from './RenameForm.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { emptyOrder, useActForm } from './use-act-form.ts';

interface MoveFormProps extends ActFormProps {
  /** Where it was dropped in the tree; null where it is to be chosen here. */
  readonly to: { readonly id: string; readonly name: string } | null;
}

/** A unit goes under another one, with all that is below it. */
export function MoveForm({ unit, to, onClose }: MoveFormProps) {
  const say = useWords(unitsWords);
  const isEnglish = useLanguage() === 'en';
  const { data: units = [] } = useUnits();
  const { form, isPlanned, setSeen } = useActForm({
    unit,
    name: 'unit.move',
    start: { ...emptyOrder(), parent: to ? { value: to.id, label: to.name } : null },
    check: ({ parent }) => ({ parent: parent === null && say('order.parentMissing') }),
    changeOf: ({ parent }) => ({ act: 'move', parentId: parent?.value ?? '' }),
    done: say('move.done'),
    onClose,
  });
  const { parent } = form.values;
  return (
    <FormDialog
      title={say('move.title', { unit: unit.nameTh })}
      form={form}
      label={say(isPlanned ? 'order.plan' : 'move.do')}
      onClose={onClose}
    >
      <StaleNotice unit={unit} failure={form.failure} onAccept={setSeen} />
      <div className="units-route">
        <div>
          <span className="s-small s-muted">{say('move.from')}</span>
          {unit.path.at(-1)?.name}
        </div>
        <ArrowRight size={18} aria-hidden="true" />
        <div className="units-route-to">
          <span className="s-small s-muted">{say('move.to')}</span>
          {parent?.label ?? '…'}
        </div>
      </div>
      {!to && (
        <ComboBox
          label={say('move.to')}
          isRequired
          options={units
            .filter(({ id }) => id !== unit.id)
            .map(({ id, nameTh, nameEn }) => ({
              value: id,
              label: (isEnglish && nameEn) || nameTh,
            }))}
          {...form.field('parent')}
        />
      )}
      {parent && <MoveEffect unitId={unit.id} parentId={parent.value} />}
      <OrderFields
        from={form.field('from')}
        orderNo={form.field('orderNo')}
        reason={form.field('reason')}
        isPlanned={isPlanned}
      />
    </FormDialog>
  );
}

function MoveEffect({ unitId, parentId }: { readonly unitId: string; readonly parentId: string }) {
  const effect = useUnitEffect(unitId, parentId);
  return (
    <>
      <ErrorSummary error={effect.error} onRetry={() => void effect.refetch()} />
      {effect.isPending && <Skeleton count={4} />}
      {effect.data && <EffectFacts effect={effect.data} />}
    </>
  );
}
