import { templateFields, unknownFields } from '@sarn/notification/contract';
import type { Template, TemplateRow, TemplateTexts } from '@sarn/notification/contract';
import {
  Button,
  FormDialog,
  StaleForm,
  Tabs,
  TextArea,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import type { ComparedField, FieldErrors, Say } from '@sarn/platform-web';
import { useState } from 'react';
import { readTemplate, useSaveTemplate } from './setting.client.ts';
import type { th } from './words/th.ts';
import { settingWords } from './words/setting-words.ts';

export interface TemplateDialogProps {
  readonly row: TemplateRow;
  readonly name: string;
  readonly onClose: () => void;
}

/** The texts of one event in both languages. */
export function TemplateDialog({ row, name, onClose }: TemplateDialogProps) {
  const say = useWords(settingWords);
  const save = useSaveTemplate();
  // As they were read: what somebody else wrote meanwhile is not overwritten unseen.
  const [seen, setSeen] = useState(seenOf(row));
  const form = useDialogForm({
    name: 'notification.template',
    about: row.event,
    start: row.texts,
    ways: ['save', 'reset'],
    isCheckedAtOnce: true,
    check: (texts, way) => (way === 'reset' ? {} : complaintsOf(texts, say)),
    send: async (texts, { way }) =>
      save.mutateAsync({ event: row.event, texts: way === 'reset' ? null : texts, seen }),
    told: (_, __, way) => ({ title: say(way === 'reset' ? 'template.resetDone' : 'common.saved') }),
    onClose,
  });
  const texts = form.values;
  const items = (['th', 'en'] as const).map((language) => ({
    id: language,
    label: say(language === 'th' ? 'template.thai' : 'template.english'),
    content: (
      <TextsFields
        texts={texts[language]}
        error={(text) => form.error(`${language}.${text}`)}
        onChange={(changed) => form.change({ [language]: changed })}
      />
    ),
  }));
  return (
    <FormDialog
      size="l"
      title={say('template.title', { event: name })}
      form={form}
      label={say('common.save')}
      more={
        row.isOwn && (
          <Button onPress={() => void form.submit('reset')}>{say('template.reset')}</Button>
        )
      }
      onClose={onClose}
    >
      <StaleForm
        form={form}
        load={() => readTemplate(row.event)}
        startOf={(now) => now.texts}
        fields={comparedFields(say)}
        onSeen={(now) => setSeen(seenOf(now))}
      />
      <Tabs aria-label={say('modules.words')} items={items} />
      <FieldsHelp />
    </FormDialog>
  );
}

const seenOf = ({ isOwn, texts }: TemplateRow) => ({ isOwn, texts });

/** Each text by its language, for what somebody else wrote meanwhile. */
const comparedFields = (say: Say<typeof th>): ComparedField<Template>[] =>
  (['th', 'en'] as const).flatMap((language) =>
    (['heading', 'body', 'short'] as const).map((text) => ({
      label: `${say(`template.${text}`)} (${say(language === 'th' ? 'template.thai' : 'template.english')})`,
      text: (texts: Template) => texts[language][text],
    })),
  );

/** Error of each text, by language and name. */
function complaintsOf(texts: Template, say: Say<typeof th>): FieldErrors {
  const complaint = (text: string) => {
    if (text.trim() === '') return say('template.needed');
    const unknown = unknownFields(text);
    return unknown.length > 0 && say('template.unknown', { fields: unknown.join(', ') });
  };
  const all = (['th', 'en'] as const).flatMap((language) =>
    Object.entries<string>(texts[language]).map(
      ([name, text]) => [`${language}.${name}`, complaint(text)] as const,
    ),
  );
  return Object.fromEntries(all);
}

interface TextsFieldsProps {
  readonly texts: TemplateTexts;
  readonly error: (name: keyof TemplateTexts) => string | null;
  readonly onChange: (texts: TemplateTexts) => void;
}

function TextsFields({ texts, error, onChange }: TextsFieldsProps) {
  const say = useWords(settingWords);
  return (
    <div className="template-fields">
      <TextField
        label={say('template.heading')}
        description={say('template.headingHint')}
        value={texts.heading}
        maxLength={200}
        error={error('heading')}
        onChange={(heading) => onChange({ ...texts, heading })}
      />
      <TextArea
        label={say('template.body')}
        value={texts.body}
        rows={8}
        maxLength={4000}
        error={error('body')}
        onChange={(body) => onChange({ ...texts, body })}
      />
      <TextArea
        label={say('template.short')}
        value={texts.short}
        rows={2}
        maxLength={1000}
        error={error('short')}
        onChange={(short) => onChange({ ...texts, short })}
      />
    </div>
  );
}

const meanings = {
  name: 'template.name',
  module: 'template.module',
  title: 'template.titleField',
  subject: 'template.subject',
  time: 'template.time',
  link: 'template.link',
} as const;

/** The fields that may be used in braces, and what replaces them. */
function FieldsHelp() {
  const say = useWords(settingWords);
  return (
    <div className="template-help">
      <p className="s-muted">{say('template.fields')}</p>
      <dl>
        {templateFields.map((field) => (
          <div key={field}>
            <dt>
              <code lang="en">{`{${field}}`}</code>
            </dt>
            <dd>{say(meanings[field])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
