import { filledLines } from '@sarn/kernel';
import type { WrittenText } from '@sarn/correspondence/web';
import type { TemplateContent, TemplateRow } from '@sarn/document-template/contract';
import {
  Button,
  Dialog,
  ErrorSummary,
  Skeleton,
  TextField,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { askedVariables, filledTemplate, hasWritten } from './filled-template.ts';
import type { Answers } from './filled-template.ts';
import type { OpenedTemplates } from './KeepTemplate.tsx';
import { TemplateActions } from './TemplateActions.tsx';
import { TemplateList } from './TemplateList.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { useTemplateContent, useTemplates } from './template.client.ts';
import { templateWords } from './words/template-words.ts';

/** What was chosen and typed: it is there again when the dialog was closed by mistake. */
export interface TemplateChoice {
  readonly id: string | null;
  readonly answers: Answers;
}

interface TemplateDialogProps extends OpenedTemplates {
  readonly choice: TemplateChoice;
  readonly onChoice: (choice: TemplateChoice) => void;
}

/** Chooses a template, shows its first page, asks for its variables, and puts it into the form. */
export function TemplateDialog({ text, form, choice, onChoice, onClose }: TemplateDialogProps) {
  const say = useWords(templateWords);
  const use = useFilling({ form, onClose });
  const library = useTemplates(text.kind);
  const { answers } = choice;
  const chosen = library.data?.rows.find(({ id }) => id === choice.id) ?? null;
  const found = useTemplateContent(chosen?.id ?? null);
  const content = chosen && found.data?.content;
  return (
    <Dialog
      isOpen
      isGuarded
      size="l"
      title={say('start')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          isDisabled={!content}
          onPress={() => {
            if (content) use(chosen.name, filledTemplate(content, form.values, answers));
          }}
        >
          {say('use')}
        </Button>
      }
    >
      <div className="template-choice">
        {library.isPending && <Skeleton count={5} />}
        <ErrorSummary error={library.error} onRetry={() => void library.refetch()} />
        {library.data && (
          <TemplateList
            rows={library.data.rows}
            chosenId={choice.id}
            onChoose={(id) => onChoice({ ...choice, id })}
          />
        )}
        {chosen && library.data && (
          <Chosen key={chosen.id} name={chosen.name}>
            <TemplateActions kind={text.kind} row={chosen} library={library.data} />
            <ErrorSummary error={found.error} />
            {content && (
              <Shown
                {...{ chosen, content, text, answers }}
                form={form.values}
                onAnswer={(typed) => onChoice({ ...choice, answers: typed })}
              />
            )}
          </Chosen>
        )}
      </div>
    </Dialog>
  );
}

/** Puts a template into the form; what it replaced comes back with one press. */
function useFilling({ form, onClose }: Pick<OpenedTemplates, 'form' | 'onClose'>) {
  const say = useWords(templateWords);
  const toasts = useToasts();
  return (name: string, part: Readonly<Record<string, unknown>>) => {
    const before = Object.fromEntries(Object.keys(part).map((key) => [key, form.values[key]]));
    form.fill(part);
    onClose();
    toasts.show({
      ...{ tone: 'success', title: say('used', { name }), timeoutMs: 10_000 },
      action: { label: say('undo'), onPress: () => form.fill(before) },
    });
  };
}

/** Around what is told of a template; on a phone it is below the list. */
function Chosen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={element} className="template-shown" aria-label={name}>
      {children}
    </section>
  );
}

interface ShownProps {
  readonly chosen: TemplateRow;
  readonly content: TemplateContent;
  readonly text: WrittenText;
  readonly form: Readonly<Record<string, unknown>>;
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
}

/** The variables of a template and its first page with what was typed for them. */
function Shown({ chosen, content, text, form, answers, onAnswer }: ShownProps) {
  const say = useWords(templateWords);
  const asked = askedVariables(content, form);
  return (
    <>
      {hasWritten(form) && (
        <p className="template-overwrites" role="note">
          {say('overwrites')}
        </p>
      )}
      {asked.length > 0 && (
        <fieldset className="template-variables">
          <legend>{say('fillIn')}</legend>
          {asked.map((name) => (
            <TextField
              key={name}
              label={name}
              value={answers[name] ?? ''}
              onChange={(value) => onAnswer({ ...answers, [name]: value })}
            />
          ))}
          <p className="s-small s-muted">{say('fillInHint')}</p>
        </fieldset>
      )}
      <TemplatePreview
        name={say('preview', { name: chosen.name })}
        text={written(text, filledTemplate(content, form, answers))}
      />
    </>
  );
}

/** The text with a template in it; a page has its enclosures as a list. */
function written(text: WrittenText, part: Readonly<Record<string, unknown>>): WrittenText {
  const { enclosures, ...fields } = part;
  const list = typeof enclosures === 'string' ? { enclosures: filledLines(enclosures) } : {};
  // Asserted: a template has only fields of its kind.
  return { ...text, ...fields, ...list } as WrittenText;
}
