import { templateFields, unknownFields } from '@sarn/notification/contract';
import type { Template, TemplateRow, TemplateTexts } from '@sarn/notification/contract';
import {
  Button,
  Dialog,
  ErrorSummary,
  FormLayout,
  Tabs,
  TextArea,
  TextField,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useId, useState } from 'react';
import { useSaveTemplate } from './setting.client.ts';
import { settingWords } from './words/setting-words.ts';

export interface TemplateDialogProps {
  readonly row: TemplateRow;
  readonly name: string;
  readonly onClose: () => void;
}

/** The words of one event in both languages. */
export function TemplateDialog({ row, name, onClose }: TemplateDialogProps) {
  const say = useWords(settingWords);
  const toasts = useToasts();
  const form = useId();
  const save = useSaveTemplate();
  const [texts, setTexts] = useState<Template>(row.texts);
  const isWrong = [...Object.values(texts.th), ...Object.values(texts.en)].some(
    (text) => text.trim() === '' || unknownFields(text).length > 0,
  );
  const keep = (kept: Template | null, said: string) =>
    save.mutate(
      { event: row.event, texts: kept },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', title: said });
          onClose();
        },
      },
    );
  const footer = (
    <>
      {row.isOwn && (
        <Button onPress={() => keep(null, say('template.resetDone'))}>
          {say('template.reset')}
        </Button>
      )}
      <Button onPress={onClose}>{say('common.cancel')}</Button>
      <Button type="submit" form={form} variant="primary" isPending={save.isPending}>
        {say('common.save')}
      </Button>
    </>
  );
  const items = (['th', 'en'] as const).map((language) => ({
    id: language,
    label: say(language === 'th' ? 'template.thai' : 'template.english'),
    content: (
      <TextsFields
        texts={texts[language]}
        onChange={(changed) => setTexts({ ...texts, [language]: changed })}
      />
    ),
  }));
  return (
    <Dialog
      isOpen
      isGuarded
      size="l"
      title={say('template.title', { event: name })}
      footer={footer}
      onClose={onClose}
    >
      <FormLayout id={form} onSubmit={() => !isWrong && keep(texts, say('common.saved'))}>
        <Tabs aria-label={say('modules.words')} items={items} />
        <FieldsHelp />
        <ErrorSummary error={save.error} />
      </FormLayout>
    </Dialog>
  );
}

interface TextsFieldsProps {
  readonly texts: TemplateTexts;
  readonly onChange: (texts: TemplateTexts) => void;
}

function TextsFields({ texts, onChange }: TextsFieldsProps) {
  const say = useWords(settingWords);
  const complaint = (text: string): string | null => {
    if (text.trim() === '') return say('template.needed');
    const unknown = unknownFields(text);
    return unknown.length > 0 ? say('template.unknown', { fields: unknown.join(', ') }) : null;
  };
  return (
    <div className="template-fields">
      <TextField
        label={say('template.heading')}
        description={say('template.headingHint')}
        value={texts.heading}
        maxLength={200}
        error={complaint(texts.heading)}
        onChange={(heading) => onChange({ ...texts, heading })}
      />
      <TextArea
        label={say('template.body')}
        value={texts.body}
        rows={8}
        maxLength={4000}
        error={complaint(texts.body)}
        onChange={(body) => onChange({ ...texts, body })}
      />
      <TextArea
        label={say('template.short')}
        value={texts.short}
        rows={2}
        maxLength={1000}
        error={complaint(texts.short)}
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

/** What may stand in braces, and what becomes of it. */
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
