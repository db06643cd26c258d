import { secretLimits } from '@sarn/classification/contract';
import type { NumberedCopy } from '@sarn/classification/contract';
import { CheckboxGroup, DateField, FormDialog, TextArea, useWords } from '@sarn/platform-web';
import { DestroyFields, HandFields } from './CopyActFields.tsx';
import { copyActWords } from './copy-act-words.ts';
import type { CopyActKind } from './classified-copy.client.ts';
import { today, useCopyActForm } from './use-copy-act-form.ts';

interface Props {
  readonly act: CopyActKind;
  readonly documentId: string;
  readonly setId: string;
  /** Those on which the act is possible; one at least. */
  readonly copies: readonly NumberedCopy[];
  readonly onClose: () => void;
}

/** Records that numbered copies were handed over, came back, or were destroyed. */
export default function CopyActDialog(props: Props) {
  const { act, copies, onClose } = props;
  const say = useWords(copyActWords);
  const form = useCopyActForm(props);
  return (
    <FormDialog title={say(`title.${act}`)} form={form} label={say('save')} onClose={onClose}>
      <CheckboxGroup
        label={say('numbers')}
        isRequired
        isRow
        options={copies.slice(0, secretLimits.copiesAtOnce).map(({ number, heldBy }) => ({
          ...{ value: String(number), label: say('numbered', { numbers: number }) },
          ...(heldBy !== '' && { hint: heldBy }),
        }))}
        {...form.field('numbers')}
      />
      {act === 'hand' && <HandFields form={form} />}
      {act === 'destroy' && <DestroyFields form={form} />}
      <DateField label={say('on')} isRequired maxValue={today()} {...form.field('on')} />
      <TextArea
        label={say('note')}
        description={say(`noteHint.${act}`)}
        rows={2}
        maxLength={500}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
