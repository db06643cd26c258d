import { templateFields } from '@sarn/notification/contract';
import type { MatrixRow, TemplateField } from '@sarn/notification/contract';
import { Button, Card, Skeleton, useLanguage, useOpened, useWords } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { TemplateDialog } from '../TemplateDialog.tsx';
import { useTemplates } from '../setting.client.ts';
import { settingWords } from '../words/setting-words.ts';
import { useMatrixNames } from './matrix-board.ts';

/** What people read of the chosen event, and where its words are changed. */
export function EventPanel({ row }: { readonly row: MatrixRow }) {
  const say = useWords(settingWords);
  const { nameOf } = useMatrixNames();
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const templates = useTemplates();
  // After a refresh the list of templates on the same page opens it.
  const [isOpen, setOpen] = useOpened<true>(
    () => undefined,
    () => ({ row: row.event }),
  );
  const template = templates.data?.rows.find(({ event }) => event === row.event);
  const name = nameOf(row);
  return (
    <aside className="notice-panel" aria-label={say('panel.label')}>
      <Card title={name}>
        {!template && <Skeleton kind="lines" />}
        {template && (
          <div className="notice-words">
            <Words label={say('panel.words')}>
              <Marked text={template.texts[language].heading} />
              <br />
              <Marked text={template.texts[language].short} />
            </Words>
            <Words label={say('panel.sample')}>
              <Filled text={template.texts[language].heading} />
            </Words>
            <Words label={say('panel.secret')}>{say('panel.secretWords')}</Words>
            <p className="s-small s-muted">{say('panel.secretText')}</p>
            <Button onPress={() => setOpen(true)}>{say('panel.edit')}</Button>
          </div>
        )}
      </Card>
      {row.isWork && (
        <Card title={say('panel.done')}>
          <p>{say('panel.doneText')}</p>
        </Card>
      )}
      {template && isOpen && (
        <TemplateDialog
          key={template.event}
          row={template}
          name={(language === 'en' && template.nameEn) || template.nameTh}
          onClose={() => setOpen(null)}
        />
      )}
    </aside>
  );
}

const Words = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <h3 className="notice-words-label">{label}</h3>
    <p className="notice-words-box">{children}</p>
  </div>
);

const isField = (name: string): name is TemplateField =>
  templateFields.some((field) => field === name);

/** A text by its parts: what stands as it is, and names in braces. */
const partsOf = (text: string) =>
  text.split(/(\{\w+\})/).map((part, index) => ({ part, index, name: part.slice(1, -1) }));

/** The template with the names of its fields in place of their codes. */
function Marked({ text }: { readonly text: string }) {
  const say = useWords(settingWords);
  return partsOf(text).map(({ part, index, name }) =>
    isField(name) ? <mark key={index}>{say(`panel.field.${name}`)}</mark> : part,
  );
}

/** The template as somebody may read it. */
function Filled({ text }: { readonly text: string }) {
  const say = useWords(settingWords);
  return partsOf(text).map(({ part, name }) =>
    isField(name) ? say(`panel.filled.${name}`) : part,
  );
}
