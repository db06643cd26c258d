import type { Preference } from '@sarn/notification/contract';
import { Card, SaveForm, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { ModuleChoices } from './ModuleChoices.tsx';
import { TimesFields } from './TimesFields.tsx';
import { useSavePreference } from './preference.client.ts';
import { isSameTime, toDraft, toInput } from './preference-draft.ts';
import { preferenceWords } from './words/preference-words.ts';

/** What I choose; kept when it is saved. */
export function PreferenceForm({ preference }: { readonly preference: Preference }) {
  const say = useWords(preferenceWords);
  const toasts = useToasts();
  const [draft, setDraft] = useState(() => toDraft(preference));
  const save = useSavePreference();
  const submit = () => {
    if (isSameTime(draft)) return;
    save.mutate(toInput(draft), {
      onSuccess: () => toasts.show({ tone: 'success', title: say('page.saved') }),
    });
  };
  return (
    <SaveForm save={save} label={say('page.save')} onSubmit={submit}>
      <Card title={say('modules.title')}>
        <p className="s-muted">{say('modules.text')}</p>
        <ModuleChoices
          choices={draft.choices}
          channels={preference.channels}
          onChange={(choices) => setDraft({ ...draft, choices })}
        />
      </Card>
      <Card title={say('times.title')}>
        <TimesFields draft={draft} urgentFrom={preference.urgentFrom} onChange={setDraft} />
      </Card>
    </SaveForm>
  );
}
