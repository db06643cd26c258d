import { FormDialog, FormRow, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import { isSectionKind } from '@sarn/organisation/contract';
import type { UnitKind } from '@sarn/organisation/contract';
import type { UnitDetail } from '@sarn/reorganisation/contract';
import { useFoundUnit, useUnitScope } from '../units.client.ts';
import type { UnitTree } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';
import { OrderFields } from './OrderFields.tsx';
import { ContactFields, KindField } from './UnitDataFields.tsx';
import { emptyOrder, useMissing, useOrderCheck } from './use-act-form.ts';

interface FoundFormProps {
  /** The unit under which the new one is made. */
  readonly above: UnitDetail;
  readonly kinds: UnitTree['kinds'];
  readonly onClose: () => void;
  readonly onMade: (unitId: string) => void;
}

function useNewUnitForm({ above, onMade }: FoundFormProps, offered: UnitTree['kinds']) {
  const say = useWords(unitsWords);
  const found = useFoundUnit();
  const checkOrder = useOrderCheck();
  const missing = useMissing();
  return useDialogForm({
    name: 'unit.found',
    about: above.id,
    start: {
      ...emptyOrder(),
      ...{ code: '', nameTh: '', nameEn: '', abbreviation: '', letterCode: '' },
      ...{ address: '', phone: '', fax: '', mail: '' },
      kind: usualKind(offered, above.kind),
    },
    check: (values) => ({
      ...checkOrder(values),
      code: missing('code', values.code),
      nameTh: missing('nameTh', values.nameTh),
    }),
    send: async ({ from, orderNo, reason, ...unit }) =>
      found.mutateAsync({
        unit: { ...unit, parentId: above.id },
        order: { from: from ?? '', orderNo, reason },
      }),
    told: (_, { nameTh }) => ({ title: say('founding.done', { unit: nameTh }) }),
    onFinish: ({ unitId }) => onMade(unitId),
    // The new unit is shown instead.
    onClose: () => {},
  });
}

/** A new unit below another one. */
export function FoundForm(props: FoundFormProps) {
  const { above, kinds, onClose } = props;
  const say = useWords(unitsWords);
  const scope = useUnitScope();
  const offered = scope === 'units' ? kinds : kinds.filter(({ kind }) => isSectionKind(kind));
  const form = useNewUnitForm(props, offered);
  return (
    <FormDialog
      title={say('founding.title', { unit: above.nameTh })}
      form={form}
      label={say('founding.do')}
      onClose={onClose}
    >
      <TextField label={say('field.nameTh')} isRequired maxLength={300} {...form.field('nameTh')} />
      <TextField label={say('field.nameEn')} maxLength={300} {...form.field('nameEn')} />
      <FormRow>
        <TextField label={say('field.code')} isRequired maxLength={40} {...form.field('code')} />
      </FormRow>
      <KindField kinds={offered} below={above.kind} {...form.field('kind')} />
      <FormRow>
        <TextField
          label={say('field.abbreviation')}
          maxLength={40}
          {...form.field('abbreviation')}
        />
      </FormRow>
      <FormRow>
        <TextField
          label={say('field.letterCode')}
          maxLength={40}
          description={say('letterCode.none')}
          {...form.field('letterCode')}
        />
      </FormRow>
      <ContactFields
        address={form.field('address')}
        phone={form.field('phone')}
        fax={form.field('fax')}
        mail={form.field('mail')}
      />
      <OrderFields
        from={form.field('from')}
        orderNo={form.field('orderNo')}
        reason={form.field('reason')}
        isPlanned={false}
        fromHint={say('founding.fromHint')}
      />
    </FormDialog>
  );
}

/** The next rank below the unit above; the lowest where there is none. */
function usualKind(kinds: UnitTree['kinds'], above: UnitKind): UnitKind {
  const rank = kinds.find(({ kind }) => kind === above)?.rank ?? 0;
  return (kinds.find((one) => one.rank > rank) ?? kinds.at(-1))?.kind ?? 'team';
}
