import { CheckboxField, RadioGroup, useWords } from '@sarn/platform-web';
import { isSameTime } from './preference-draft.ts';
import type { PreferenceFields } from './preference-draft.ts';
import { TimeSelect } from './TimeSelect.tsx';
import { preferenceWords } from './words/preference-words.ts';

export interface TimesFieldsProps {
  readonly draft: PreferenceFields;
  readonly urgentFrom: string;
  readonly onChange: (draft: PreferenceFields) => void;
}

const urgentHints = {
  urgent: 'times.fromUrgent',
  'very-urgent': 'times.fromVeryUrgent',
  immediate: 'times.fromImmediate',
} as const;

/** Quiet hours, the daily digest, and the language of what is sent. */
export function TimesFields({ draft, urgentFrom, onChange }: TimesFieldsProps) {
  const say = useWords(preferenceWords);
  const set = (change: Partial<PreferenceFields>) => onChange({ ...draft, ...change });
  const hint = urgentHints[urgentFrom as keyof typeof urgentHints];
  return (
    <div className="preference-times">
      <CheckboxField
        isSelected={draft.isQuiet}
        onChange={(isQuiet) => set({ isQuiet })}
        hint={say('times.quietHint')}
      >
        {say('times.quiet')}
      </CheckboxField>
      {draft.isQuiet && <QuietHours draft={draft} onChange={set} />}
      {draft.isQuiet && (
        <CheckboxField
          isSelected={draft.urgentBreaksQuiet}
          onChange={(urgentBreaksQuiet) => set({ urgentBreaksQuiet })}
          hint={hint && say(hint)}
        >
          {say('times.urgent')}
        </CheckboxField>
      )}
      <CheckboxField
        isSelected={draft.isDigest}
        onChange={(isDigest) => set({ isDigest })}
        hint={say('times.digestHint')}
      >
        {say('times.digest')}
      </CheckboxField>
      {draft.isDigest && (
        <div className="preference-span">
          <TimeSelect
            label={say('times.digestAt')}
            value={draft.digestAt}
            onChange={(digestAt) => set({ digestAt })}
          />
        </div>
      )}
      <RadioGroup
        label={say('times.language')}
        value={draft.language}
        onChange={(language) => set({ language })}
        options={[
          { value: 'th', label: say('times.thai') },
          { value: 'en', label: say('times.english') },
        ]}
      />
    </div>
  );
}

interface QuietHoursProps {
  readonly draft: PreferenceFields;
  readonly onChange: (change: Partial<PreferenceFields>) => void;
}

function QuietHours({ draft, onChange }: QuietHoursProps) {
  const say = useWords(preferenceWords);
  return (
    <div className="preference-span">
      <TimeSelect
        label={say('times.from')}
        value={draft.quietFrom}
        onChange={(quietFrom) => onChange({ quietFrom })}
      />
      <TimeSelect
        label={say('times.until')}
        value={draft.quietUntil}
        error={isSameTime(draft) ? say('times.sameTime') : null}
        onChange={(quietUntil) => onChange({ quietUntil })}
      />
    </div>
  );
}
