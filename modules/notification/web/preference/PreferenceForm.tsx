import type { Preference } from '@sarn/notification/contract';
import { Card, SaveForm, useForm, useToasts, useWords } from '@sarn/platform-web';
import { EventChoices } from './EventChoices.tsx';
import { useState } from 'react';
import { AgencyQuiet } from './AgencyQuiet.tsx';
import { TimesFields } from './TimesFields.tsx';
import { useSavePreference } from './preference.client.ts';
import { isSameTime, toDraft, toInput } from './preference-draft.ts';
import { preferenceWords } from './words/preference-words.ts';

/** The form of one's own choices. */
export function PreferenceForm({ preference }: { readonly preference: Preference }) {
  const say = useWords(preferenceWords);
  const toasts = useToasts();
  const save = useSavePreference();
  const [before, setBefore] = useState(preference.events);
  const form = useForm({
    name: 'notification.preference',
    start: toDraft(preference),
    send: async (values) => save.mutateAsync(toInput(values, before)),
    onDone: ({ item }) => {
      setBefore(item.events);
      toasts.show({ tone: 'success', title: say('page.saved') });
    },
  });
  const draft = form.values;
  // The field shows its error from the beginning.
  const submit = async () => (isSameTime(draft) ? null : form.submit());
  return (
    <SaveForm form={{ ...form, submit }} label={say('page.save')}>
      <Card title={say('modules.title')}>
        <p className="s-muted">{say('modules.text')}</p>
        <EventChoices
          events={draft.events}
          channels={preference.channels}
          onChange={(events) => form.change({ events })}
        />
      </Card>
      <Card title={say('times.title')}>
        <AgencyQuiet quiet={preference.agencyQuiet} />
        <TimesFields draft={draft} urgentFrom={preference.urgentFrom} onChange={form.change} />
      </Card>
    </SaveForm>
  );
}
