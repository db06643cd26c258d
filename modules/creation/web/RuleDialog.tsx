import {
  asksSecrecy,
  asksSpeed,
  creationSteps,
  hasRoute,
  numberOrders,
  signatoryLines,
  stepCodes,
  startClass,
} from '@sarn/creation/contract';
import type {
  CreationRule,
  CreationRules,
  CreationStep,
  NumberOrder,
  SignatoryLine,
} from '@sarn/creation/contract';
import { useTypeName } from '@sarn/document-classes/web';
import { keysOf, secrecyClasses } from '@sarn/document/contract';
import { useTerms } from '@sarn/document/web';
import type { Language } from '@sarn/kernel';
import { UnitsPicker } from '@sarn/organisation/web';
import type { PickedUnit } from '@sarn/organisation/web';
import {
  CheckboxGroup,
  FormDialog,
  StaleForm,
  formatMoment,
  useDialogForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import { useClassNames } from './class-names.ts';
import { readRule, useSaveRule } from './creation.client.ts';
import { noSignatory, SignatureFields } from './SignatureFields.tsx';
import { creationWords } from './words/creation-words.ts';

interface RuleDialogProps {
  readonly rule: CreationRule;
  readonly rules: CreationRules;
  readonly onClose: () => void;
}

/** @param version that was last looked at: it is sent, and not one that was read meanwhile */
function useRuleForm(rule: CreationRule, version: number, onClose: () => void) {
  const { kind } = rule;
  const say = useWords(creationWords);
  const language = useLanguage();
  const save = useSaveRule();
  const { speeds, secrecies } = useClassNames();
  return useDialogForm({
    ...{ name: 'creation.rule', about: kind, start: startOf(rule, language) },
    send: async ({ units, speeds: fast, secrecies: secret, steps, signatory, ...makers }) =>
      save.mutateAsync({
        ...{ kind, version, steps: [...steps], unitIds: units.map(({ id }) => id) },
        ...{ roleIds: [...makers.roleIds], groupIds: [...makers.groupIds] },
        signatory: signatory === noSignatory ? '' : signatory,
        numbering: makers.numbering,
        // All chosen is the same as none: a class that is added later is allowed, too.
        speeds: limited(fast, speeds),
        secrecies: keysOf(secrecyClasses).filter((one) => limited(secret, secrecies).includes(one)),
      }),
    told: () => ({ title: say('dialog.saved') }),
    onClose,
  });
}

type RuleForm = ReturnType<typeof useRuleForm>;

/** Sets who may create a kind, with which classes and steps. */
export function RuleDialog({ rule, rules, onClose }: RuleDialogProps) {
  const { kind, changed } = rule;
  const say = useWords(creationWords);
  const language = useLanguage();
  const kindName = useTypeName();
  const term = useTerms();
  const [version, setVersion] = useState(rule.version);
  const form = useRuleForm(rule, version, onClose);
  return (
    <FormDialog
      size="l"
      title={say('dialog.title', { kind: kindName(kind) })}
      about={
        changed &&
        say('dialog.last', { name: changed.byName, when: formatMoment(changed.at, language) })
      }
      form={form}
      label={say('dialog.save')}
      onClose={onClose}
    >
      <RuleDifference form={form} rules={rules} kind={kind} onSeen={setVersion} />
      <MakerFields form={form} rules={rules} />
      <ClassFields form={form} kind={kind} />
      {hasRoute(kind) && (
        <CheckboxGroup<CreationStep>
          label={say('dialog.steps')}
          description={say('dialog.stepsHint')}
          options={stepCodes.map((step) => ({
            value: step,
            label: term(creationSteps[step]),
          }))}
          {...form.field('steps')}
        />
      )}
      {hasRoute(kind) && (
        <SignatureFields
          kind={kind}
          signatory={form.values.signatory}
          numbering={form.values.numbering}
          onSignatory={(signatory) => form.change({ signatory })}
          onNumbering={(numbering) => form.change({ numbering })}
        />
      )}
    </FormDialog>
  );
}

interface RuleDifferenceProps extends MakerFieldsProps {
  readonly kind: CreationRule['kind'];
  readonly onSeen: (version: number) => void;
}

/** What somebody else changed of the rule meanwhile. */
function RuleDifference({ form, rules, kind, onSeen }: RuleDifferenceProps) {
  const say = useWords(creationWords);
  const language = useLanguage();
  const term = useTerms();
  const { speedNames, secrecyNames } = useClassNames();
  const named = (makers: CreationRules['roles'], ids: readonly string[]) =>
    makers.flatMap((one) => (ids.includes(one.id) ? [nameOf(one, language)] : [])).join(', ');
  return (
    <StaleForm<CreationRule, RuleValues>
      form={form}
      load={() => readRule(kind)}
      startOf={(now) => startOf(now, language)}
      fields={[
        { label: say('dialog.roles'), text: ({ roleIds }) => named(rules.roles, roleIds) },
        { label: say('dialog.groups'), text: ({ groupIds }) => named(rules.groups, groupIds) },
        {
          label: say('dialog.units'),
          text: ({ units }) => units.map(({ name }) => name).join(', '),
        },
        { label: say('dialog.speeds'), text: ({ speeds }) => speedNames(speeds) },
        { label: say('dialog.secrecies'), text: ({ secrecies }) => secrecyNames(secrecies) },
        {
          label: say('dialog.steps'),
          text: ({ steps }) => steps.map((step) => term(creationSteps[step])).join(', '),
        },
        {
          label: say('dialog.signatory'),
          text: ({ signatory }) =>
            signatory === noSignatory ? '' : term(signatoryLines[signatory]),
        },
        { label: say('dialog.numbering'), text: ({ numbering }) => term(numberOrders[numbering]) },
      ]}
      onSeen={(now) => onSeen(now.version)}
    />
  );
}

interface MakerFieldsProps {
  readonly form: RuleForm;
  readonly rules: CreationRules;
}

/** Roles, groups and units whose people may create the kind. */
function MakerFields({ form, rules }: MakerFieldsProps) {
  const say = useWords(creationWords);
  const language = useLanguage();
  // One that ended stays to be unchosen: left out, the rule would name nobody, which is everybody.
  const optionsOf = (makers: CreationRules['roles']): Option[] =>
    makers.map((one) => {
      const name = nameOf(one, language);
      return { value: one.id, label: one.isEnded ? say('dialog.ended', { name }) : name };
    });
  return (
    <>
      <p>{say('dialog.who')}</p>
      <CheckboxGroup
        label={say('dialog.roles')}
        isRow
        options={optionsOf(rules.roles)}
        {...form.field('roleIds')}
      />
      <CheckboxGroup
        label={say('dialog.groups')}
        isRow
        options={optionsOf(rules.groups)}
        {...form.field('groupIds')}
      />
      <UnitsPicker
        label={say('dialog.units')}
        isOptional
        units={form.values.units}
        onChange={(units) => form.change({ units })}
        error={form.error('unitIds')}
      />
    </>
  );
}

interface ClassFieldsProps {
  readonly form: RuleForm;
  readonly kind: CreationRule['kind'];
}

/** The speed and secrecy classes that may be chosen, for kinds that have them. */
function ClassFields({ form, kind }: ClassFieldsProps) {
  const say = useWords(creationWords);
  const { speeds, secrecies } = useClassNames();
  return (
    <>
      {asksSpeed(kind) && (
        <CheckboxGroup
          label={say('dialog.speeds')}
          description={say('dialog.classesHint')}
          isRow
          options={withStart(speeds, form.values.speeds)}
          {...form.field('speeds')}
        />
      )}
      {asksSecrecy(kind) && (
        <CheckboxGroup
          label={say('dialog.secrecies')}
          description={say('dialog.classesHint')}
          isRow
          options={withStart(secrecies, form.values.secrecies)}
          {...form.field('secrecies')}
        />
      )}
    </>
  );
}

interface RuleValues {
  readonly roleIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly units: readonly PickedUnit[];
  readonly speeds: readonly string[];
  readonly secrecies: readonly string[];
  readonly steps: readonly CreationStep[];
  readonly signatory: SignatoryLine | typeof noSignatory;
  readonly numbering: NumberOrder;
}

function startOf(rule: CreationRule, language: Language): RuleValues {
  const { roleIds, groupIds, units, speeds, secrecies, steps, numbering } = rule;
  return {
    ...{ roleIds, groupIds },
    units: units.map((one) => ({ id: one.id, name: nameOf(one, language) })),
    ...{ speeds, secrecies, steps, numbering, signatory: rule.signatory ?? noSignatory },
  };
}

interface Name {
  readonly nameTh: string;
  readonly nameEn: string;
}

const nameOf = ({ nameTh, nameEn }: Name, language: Language): string =>
  (language === 'en' && nameEn) || nameTh;

/** The class that drafts begin with cannot be left out of a choice. */
const withStart = (options: readonly Option[], chosen: readonly string[]): Option[] =>
  options.map((option) => ({
    ...option,
    isDisabled: option.value === startClass && chosen.includes(startClass),
  }));

function limited(chosen: readonly string[], options: readonly Option[]): string[] {
  if (chosen.length === 0 || options.every(({ value }) => chosen.includes(value))) return [];
  return [...new Set([startClass, ...chosen])];
}
