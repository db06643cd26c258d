import { powerKinds, powers } from '@sarn/organisation/contract';
import {
  CheckboxField,
  CheckboxGroup,
  ComboBox,
  Disclosure,
  FormRow,
  FormSection,
  RadioGroup,
  Select,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { actingActs, actingKinds } from '@sarn/delegation/contract';
import { PersonPicker } from '@sarn/organisation/web';
import { UnitsPicker } from '@sarn/organisation/web';
import { useUnits } from '@sarn/organisation/web';
import { useFindPosts } from './acting.client.ts';
import { hasScope } from './begin-draft.ts';
import type { BeginDraft } from './begin-draft.ts';
import { actingWords } from './words/acting-words.ts';

export interface DraftProps {
  readonly draft: BeginDraft;
  readonly change: (part: Partial<BeginDraft>) => void;
  /** The sentence under a field, or null while nothing is wrong. */
  readonly error: (field: string) => string | null;
}

/** Which power, for which post, by whom, and its limits. */
export function WhoFields(props: DraftProps) {
  const { draft, change } = props;
  const say = useWords(actingWords);
  const language = useLanguage();
  return (
    <>
      <FormRow>
        <Select
          label={say('form.power')}
          isRequired
          description={powers[draft.power].when[language === 'en' ? 'en' : 'th']}
          options={powerKinds.map((value) => ({
            value,
            label: language === 'en' ? powers[value].en : powers[value].phrase,
          }))}
          value={draft.power}
          onChange={(power) => change({ power })}
        />
      </FormRow>
      <PrincipalFields {...props} />
      <DelegateFields {...props} />
      {hasScope(draft) && <ScopeFields {...props} />}
    </>
  );
}

function PrincipalFields({ draft, change, error }: DraftProps) {
  const say = useWords(actingWords);
  const findMine = useFindPosts(true);
  const units = useUnits().data ?? [];
  const language = useLanguage();
  const options = units.map((unit) => ({
    value: unit.id,
    label: (language === 'en' && unit.nameEn) || unit.nameTh,
  }));
  const chosen = options.find((option) => option.value === draft.principalUnit) ?? null;
  return (
    <FormSection title={say('form.principal')}>
      <FormRow>
        <RadioGroup
          label={say('form.principalKind')}
          isRow
          options={[
            { value: 'post', label: say('form.ofPost') },
            { value: 'unit', label: say('form.ofUnit') },
          ]}
          value={draft.of}
          onChange={(of) => change({ of })}
        />
      </FormRow>
      <FormRow>
        {draft.of === 'post' ? (
          <ComboBox
            label={say('form.principalPost')}
            isRequired
            loadOptions={findMine}
            value={draft.principalPost}
            onChange={(principalPost) => change({ principalPost })}
            description={draft.principalPost?.hint ?? say('form.typeToFind')}
            error={error('principalPost')}
          />
        ) : (
          <ComboBox
            label={say('form.principalUnit')}
            isRequired
            options={options}
            value={chosen}
            onChange={(unit) => change({ principalUnit: unit?.value ?? null })}
            description={say('form.unitHint')}
            error={error('principalUnit')}
          />
        )}
      </FormRow>
    </FormSection>
  );
}

function DelegateFields({ draft, change, error }: DraftProps) {
  const say = useWords(actingWords);
  const find = useFindPosts(false);
  return (
    <FormSection title={say('form.delegate')}>
      <FormRow>
        <RadioGroup
          label={say('form.delegateKind')}
          isRow
          options={[
            { value: 'person', label: say('form.byPerson') },
            { value: 'post', label: say('form.byPost') },
          ]}
          value={draft.by}
          onChange={(by) => change({ by })}
        />
      </FormRow>
      <FormRow>
        {draft.by === 'person' ? (
          <PersonPicker
            label={say('form.delegatePerson')}
            isRequired
            scopeUnitId={null}
            value={draft.delegatePerson}
            onChange={(delegatePerson) => change({ delegatePerson })}
            error={error('delegatePerson')}
          />
        ) : (
          <ComboBox
            label={say('form.delegatePost')}
            isRequired
            loadOptions={find}
            value={draft.delegatePost}
            onChange={(delegatePost) => change({ delegatePost })}
            description={draft.delegatePost?.hint ?? say('form.postHint')}
            error={error('delegatePost')}
          />
        )}
      </FormRow>
    </FormSection>
  );
}

function ScopeFields({ draft, change }: DraftProps) {
  const say = useWords(actingWords);
  const language = useLanguage();
  const optionsOf = (table: readonly { code: string; th: string; en: string }[]) =>
    table.map((term) => ({ value: term.code, label: language === 'en' ? term.en : term.th }));
  return (
    <FormSection title={say('form.scope')} text={say('form.scopeHint')}>
      <FormRow>
        <CheckboxGroup
          label={say('form.kinds')}
          isRow
          options={optionsOf(actingKinds)}
          value={draft.kinds}
          onChange={(kinds) => change({ kinds })}
        />
      </FormRow>
      <FormRow>
        <CheckboxGroup
          label={say('form.acts')}
          isRow
          options={optionsOf(actingActs)}
          value={draft.acts}
          onChange={(acts) => change({ acts })}
        />
      </FormRow>
      <FormRow>
        <Disclosure title={say('form.units')} isOpenAtFirst={draft.units.length > 0}>
          <UnitsPicker
            label={say('form.units')}
            units={draft.units}
            onChange={(units) => change({ units })}
            error={null}
          />
        </Disclosure>
      </FormRow>
      <FormRow>
        <CheckboxField
          isSelected={draft.mayRedelegate}
          onChange={(mayRedelegate) => change({ mayRedelegate })}
        >
          {say('form.mayRedelegate')}
        </CheckboxField>
      </FormRow>
    </FormSection>
  );
}
