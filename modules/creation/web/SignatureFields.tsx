import {
  asksNumberOrder,
  numberOrderCodes,
  numberOrders,
  signatoriesOf,
  signatoryLines,
} from '@sarn/creation/contract';
import type { NumberOrder, SignatoryLine } from '@sarn/creation/contract';
import { useTerms } from '@sarn/document/web';
import { RadioGroup, Select, useWords } from '@sarn/platform-web';
import { creationWords } from './words/creation-words.ts';

/** Stands for no proposal in a list, which has no empty choice. */
export const noSignatory = 'none';

interface SignatureFieldsProps {
  readonly kind: string;
  readonly signatory: SignatoryLine | typeof noSignatory;
  readonly numbering: NumberOrder;
  readonly onSignatory: (signatory: SignatoryLine | typeof noSignatory) => void;
  readonly onNumbering: (numbering: NumberOrder) => void;
}

/** Who is proposed as signatory of a kind, and whether the signature gives the number. */
export function SignatureFields(props: SignatureFieldsProps) {
  const { kind, signatory, numbering, onSignatory, onNumbering } = props;
  const say = useWords(creationWords);
  const term = useTerms();
  return (
    <>
      <Select
        label={say('dialog.signatory')}
        description={say('dialog.signatoryHint')}
        options={[
          { value: noSignatory, label: say('dialog.signatoryNone') },
          ...signatoriesOf(kind).map((one) => ({ value: one, label: term(signatoryLines[one]) })),
        ]}
        value={signatory}
        onChange={onSignatory}
      />
      {asksNumberOrder(kind) && (
        <RadioGroup
          label={say('dialog.numbering')}
          description={say('dialog.numberingHint')}
          options={numberOrderCodes.map((one) => ({ value: one, label: term(numberOrders[one]) }))}
          value={numbering}
          onChange={onNumbering}
        />
      )}
    </>
  );
}
