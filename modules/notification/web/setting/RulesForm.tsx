import { channelCodes, channelTerms } from '@sarn/notification/contract';
import type { ChannelRule } from '@sarn/notification/contract';
import {
  Card,
  SaveForm,
  Select,
  StaleForm,
  useForm,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { useModuleName } from '../module-name.ts';
import { readRules, useSaveRules } from './setting.client.ts';
import { settingWords } from './words/setting-words.ts';

interface RulesDraft {
  readonly draft: readonly ChannelRule[];
}

type RuleState = 'off' | 'choice' | 'on';

const stateOf = ({ isAllowed, isDefault }: ChannelRule): RuleState =>
  isAllowed ? (isDefault ? 'on' : 'choice') : 'off';

const sameIn = (rules: readonly ChannelRule[], { module, channel }: ChannelRule) =>
  rules.find((one) => one.module === module && one.channel === channel);

/** The rules as they are now, with what was changed here; whose value holds where both changed one. */
const merged = (
  seen: readonly ChannelRule[],
  draft: readonly ChannelRule[],
  now: readonly ChannelRule[],
  whose: 'theirs' | 'mine',
): ChannelRule[] =>
  now.map((rule) => {
    const former = stateOf(sameIn(seen, rule) ?? rule);
    const mine = sameIn(draft, rule) ?? rule;
    const isMine = stateOf(mine) !== former && (whose === 'mine' || stateOf(rule) === former);
    return isMine ? mine : rule;
  });

/** For each module and channel: closed, off until a person chooses it, or on by default. */
export function RulesForm({ rules }: { readonly rules: readonly ChannelRule[] }) {
  const say = useWords(settingWords);
  const toasts = useToasts();
  const save = useSaveRules();
  // As they were read: a cell that was not changed here is left as somebody else set it.
  const [seen, setSeen] = useState(rules);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const nameOf = useModuleName();
  const form = useForm({
    name: 'notification.rules',
    start: { draft: rules },
    send: async ({ draft }) => save.mutateAsync({ rows: [...draft], seen: [...seen] }),
    onDone: ({ rows }) => {
      setSeen(rows);
      form.reset({ draft: rows });
      toasts.show({ tone: 'success', title: say('common.saved') });
    },
  });
  const { draft } = form.values;
  const set = (rule: ChannelRule, state: RuleState) =>
    form.change((known) => ({
      draft: known.draft.map((one) =>
        one === rule ? { ...one, isAllowed: state !== 'off', isDefault: state === 'on' } : one,
      ),
    }));
  return (
    <Card title={say('modules.rules')}>
      <p className="s-muted">{say('modules.rulesText')}</p>
      <SaveForm form={form} label={say('common.save')}>
        <StaleForm
          form={form}
          load={readRules}
          startOf={(now) => ({ draft: merged(seen, draft, now, 'theirs') })}
          mineOver={(now) => ({ draft: merged(seen, draft, now, 'mine') })}
          fields={rules.map((rule) => ({
            label: `${nameOf(rule.module)}: ${channelTerms[rule.channel][language]}`,
            text: (one: RulesDraft) => say(`modules.${stateOf(sameIn(one.draft, rule) ?? rule)}`),
          }))}
          onSeen={setSeen}
        />
        {[...new Set(rules.map(({ module }) => module))].map((module) => (
          <ModuleRules
            key={module}
            rules={draft.filter((rule) => rule.module === module)}
            onChange={set}
          />
        ))}
      </SaveForm>
    </Card>
  );
}

interface ModuleRulesProps {
  readonly rules: readonly ChannelRule[];
  readonly onChange: (rule: ChannelRule, state: RuleState) => void;
}

function ModuleRules({ rules, onChange }: ModuleRulesProps) {
  const say = useWords(settingWords);
  const nameOf = useModuleName();
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const states = (['off', 'choice', 'on'] as const).map((value) => ({
    value,
    label: say(`modules.${value}`),
  }));
  const module = nameOf(rules[0]?.module ?? '');
  return (
    <fieldset className="module-rules">
      <legend>{module}</legend>
      {channelCodes.map((channel) => {
        const rule = rules.find((one) => one.channel === channel);
        if (!rule) return null;
        return (
          <Select
            key={channel}
            label={channelTerms[channel][language]}
            options={states}
            value={stateOf(rule)}
            onChange={(state) => onChange(rule, state)}
          />
        );
      })}
    </fieldset>
  );
}
