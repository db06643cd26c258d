import type { WrittenText } from '@sarn/correspondence/web';
import type { TemplateContent, TemplateRow } from '@sarn/document-template/contract';
import {
  Button,
  Dialog,
  ErrorSummary,
  FormLayout,
  Skeleton,
  TextField,
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
import { withTemplate } from './template-text.ts';
import { useTemplates } from './template.client.ts';
import { useFilling } from './use-filling.ts';
import { templateWords } from './words/template-words.ts';

interface TemplateDialogProps extends OpenedTemplates {
  readonly isOpen: boolean;
  /** The template that is chosen at first. */
  readonly startId: string | null;
}

/**
 * Chooses a template, shows its first page, asks for its variables, and puts it into the form. Mounted
 * while it is closed too: what was typed is there again when it was closed by mistake.
 */
export function TemplateDialog(props: TemplateDialogProps) {
  const { text, form: draft, isOpen, onClose, startId } = props;
  const say = useWords(templateWords);
  const library = useTemplates(text.kind);
  const { form, choose, answer, chosen, found } = useFilling(text.kind, library.data, {
    ...{ form: draft, onClose, startId },
  });
  const content = chosen && found.data?.content;
  const isUsable = Boolean(content) && form.kept === null;
  return (
    <Dialog
      {...{ isOpen, onClose, isGuarded: true, size: 'l', title: say('start') }}
      footer={
        <Button variant="primary" type="submit" form={form.id} isDisabled={!isUsable}>
          {say('use')}
        </Button>
      }
    >
      <FormLayout form={{ ...form, submit: async () => (isUsable ? form.submit() : null) }}>
        <div className="template-choice">
          {library.isPending && <Skeleton count={5} />}
          <ErrorSummary error={library.error} onRetry={() => void library.refetch()} />
          {library.data && (
            <TemplateList rows={library.data.rows} chosenId={form.values.id} onChoose={choose} />
          )}
          {chosen && library.data && (
            <Chosen key={chosen.id} name={chosen.name}>
              <TemplateActions kind={text.kind} row={chosen} library={library.data} />
              <ErrorSummary error={found.error} />
              {content && (
                <Shown
                  {...{ chosen, content, text, answers: form.values.answers }}
                  form={draft.values}
                  onAnswer={answer}
                />
              )}
            </Chosen>
          )}
        </div>
      </FormLayout>
    </Dialog>
  );
}

/** Around what is told of a template; on a phone it is below the list. */
function Chosen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for the end of the effect.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
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
  readonly onAnswer: (name: string, text: string) => void;
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
              onChange={(value) => onAnswer(name, value)}
            />
          ))}
          <p className="s-small s-muted">{say('fillInHint')}</p>
        </fieldset>
      )}
      <TemplatePreview
        name={say('preview', { name: chosen.name })}
        text={withTemplate(text, filledTemplate(content, form, answers))}
      />
    </>
  );
}
