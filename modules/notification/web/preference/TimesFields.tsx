import { CheckboxField, RadioGroup, Select, useWords } from '@sarn/platform-web';
import { isSameTime } from './preference-draft.ts';
import type { PreferenceFields } from './preference-draft.ts';
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

const halfHours = Array.from({ length: 48 }, (_one, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

interface TimeSelectProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | null;
  readonly onChange: (value: string) => void;
}

/** A time of the day in half hours; a stored time between them is added to the list. */
function TimeSelect({ label, value, error, onChange }: TimeSelectProps) {
  const say = useWords(preferenceWords);
  const times = halfHours.includes(value) ? halfHours : [value, ...halfHours];
  const options = times.map((time) => ({ value: time, label: say('times.clock', { time }) }));
  return (
    <Select
      label={label}
      options={options}
      value={value}
      error={error ?? null}
      onChange={onChange}
    />
  );
}
