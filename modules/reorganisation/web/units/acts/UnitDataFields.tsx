import { FormRow, Select, TextArea, TextField, useLanguage, useWords } from '@sarn/platform-web';
import type { UnitKind } from '@sarn/organisation/contract';
import type { UnitTree } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';

interface Bound<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | null;
}

/** Kinds of units in the words of the agency. */
export function KindField(
  props: Bound<UnitKind> & {
    readonly kinds: UnitTree['kinds'];
    /** The unit ranks no higher than this kind. */
    readonly below: UnitKind | null;
  },
) {
  const { kinds, below, ...bound } = props;
  const say = useWords(unitsWords);
  const isEnglish = useLanguage() === 'en';
  const limit = kinds.find(({ kind }) => kind === below)?.rank ?? 0;
  return (
    <FormRow>
      <Select
        label={say('field.kind')}
        isRequired
        options={kinds
          .filter(({ rank }) => rank >= limit)
          .map(({ kind, term }) => ({ value: kind, label: isEnglish ? term.en : term.th }))}
        {...bound}
      />
    </FormRow>
  );
}

interface ContactFieldsProps {
  readonly address: Bound<string>;
  readonly phone: Bound<string>;
  readonly fax: Bound<string>;
  readonly mail: Bound<string>;
}

/** How the unit is reached, as its letters print it. */
export function ContactFields({ address, phone, fax, mail }: ContactFieldsProps) {
  const say = useWords(unitsWords);
  return (
    <fieldset className="units-part">
      <legend>{say('correct.contact')}</legend>
      <TextArea label={say('field.address')} maxLength={500} {...address} />
      <FormRow>
        <TextField label={say('field.phone')} type="tel" maxLength={100} {...phone} />
      </FormRow>
      <FormRow>
        <TextField label={say('field.fax')} type="tel" maxLength={100} {...fax} />
      </FormRow>
      <TextField label={say('field.mail')} type="email" maxLength={254} {...mail} />
    </fieldset>
  );
}
