import type { DraftForm, WrittenText } from '@sarn/correspondence/web';
import { contentOf, longestTemplateName } from '@sarn/document-template/contract';
import { FormDialog, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import { useTemplateChanges, useTemplates } from './template.client.ts';
import { templateWords } from './words/template-words.ts';

export interface OpenedTemplates {
  readonly text: WrittenText;
  readonly form: DraftForm;
  readonly onClose: () => void;
}

/** Asks for the name under which what is written is kept. */
export function KeepTemplate({ text, form: { values }, onClose }: OpenedTemplates) {
  const say = useWords(templateWords);
  const { kind, documentId } = text;
  const { data } = useTemplates(kind);
  const { keep } = useTemplateChanges(kind);
  const isTaken = (name: string) =>
    data?.rows.some((row) => row.scope === 'own' && row.name === name.trim()) ?? false;
  const form = useDialogForm({
    name: 'document-template',
    about: kind,
    start: { name: text.title.slice(0, longestTemplateName) },
    check: ({ name }) => ({ name: name.trim().length < 2 && say('nameMissing') }),
    send: async ({ name }) =>
      keep.mutateAsync({
        ...{ name: name.trim(), documentId, replaces: isTaken(name) },
        content: toSent(contentOf(kind, values)),
      }),
    told: (_, { name }) => ({ title: say('kept'), text: name }),
    onClose,
  });
  const isReplacing = isTaken(form.values.name);
  return (
    <FormDialog
      size="s"
      title={say('keepLong')}
      form={form}
      label={say(isReplacing ? 'replace' : 'keep')}
      onClose={onClose}
    >
      <TextField
        label={say('name')}
        isRequired
        maxLength={longestTemplateName}
        description={isReplacing ? say('replaces') : undefined}
        {...form.field('name')}
      />
      <p className="s-small s-muted">{say('keptParts')}</p>
      <p className="s-small s-muted">{say('variables', { name: `{{${say('example')}}}` })}</p>
    </FormDialog>
  );
}

/** The root of a text says what it is. */
const toSent = (content: Readonly<Record<string, unknown>>) => ({
  ...content,
  bodyJson: { type: 'doc', ...(content['bodyJson'] as object) },
});
