import { FormDialog, KeptWhereProvider, useFormSlot, useWords } from '@sarn/platform-web';
import { isClassified } from '@sarn/document/contract';
import type { SentAnswer } from '@sarn/document/contract';
import { actFormOf } from '../document/provided-parts.ts';
import { CapacityField } from './CapacityField.tsx';
import { WithoutLineNotice } from '../offline/WithoutLineNotice.tsx';
import { useAct } from '../registry.client.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import type { ActContext, ActDone, AnsweredBy, AskedForm } from './act-form.ts';
import { effectOf } from './act-effects.ts';
import { sentCapacity } from './capacity-choice.ts';

export interface ActQuestionProps extends ActContext {
  /** Tells that it is done, even when the dialog was closed meanwhile. */
  readonly onDone: (done: ActDone) => void;
  /** Closes the dialog and goes on, unless it was closed meanwhile. */
  readonly onFinish: (done: ActDone) => void;
  readonly onClose: () => void;
}

/**
 * The dialog of an act: its form, the check, the error, and all input kept. That each form has a
 * screen is checked when the application is compiled (`provideDocumentPage`).
 */
export function ActQuestion(props: ActQuestionProps) {
  const form = actFormOf(props.may.form);
  const { detail, may, onDone, onFinish } = props;
  const act = useAct(detail);
  const send = async (answer: SentAnswer, { capacity, ...by }: AnsweredBy) => {
    const { documentId, number, isWaiting } = await act.mutateAsync({
      on: may.on,
      targetId: may.targetId,
      act: may.act,
      may,
      version: detail.version,
      ...sentCapacity(capacity),
      ...answer,
      ...by,
    });
    return { documentId, number, isWaiting };
  };
  return (
    <KeptWhereProvider value={isClassified(detail.secrecy) ? 'server' : 'device'}>
      <form.Open key={form.form} {...{ context: { detail, may }, send, onDone, onFinish }}>
        {(asked) => <QuestionDialog {...props} isWide={form.isWide} asked={asked} />}
      </form.Open>
    </KeptWhereProvider>
  );
}

interface QuestionDialogProps extends ActQuestionProps {
  readonly isWide: boolean;
  readonly asked: AskedForm;
}

function QuestionDialog({ detail, may, isWide, asked, onClose }: QuestionDialogProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  const effect = effectOf(may.act);
  const isBeside = useFormSlot() !== null;
  return (
    <FormDialog
      title={may.about ? `${term(may.actTerm)} · ${may.about}` : term(may.actTerm)}
      size={isWide ? 'l' : 'm'}
      form={asked.frame}
      label={term(may.actTerm)}
      tone={may.tone === 'danger' ? 'danger' : 'primary'}
      about={
        <>
          {!isBeside && <p className="reg-act-subject s-muted">{detail.title}</p>}
          {effect && <p className="reg-act-subject">{term(effect)}</p>}
          <WithoutLineNotice {...{ detail, may }} isTold={Boolean(asked.frame.failure)} />
        </>
      }
      onClose={onClose}
    >
      {asked.frame.hasErrors && (
        <p className="s-field-error" role="alert">
          {say('form.mendFields')}
        </p>
      )}
      <CapacityField
        capacities={may.capacities}
        capacity={asked.capacity}
        onChange={asked.chooseCapacity}
      />
      {asked.fields}
    </FormDialog>
  );
}
