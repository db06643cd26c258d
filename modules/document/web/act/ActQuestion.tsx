import { Button, Dialog, ErrorSummary, FormLayout, useWords } from '@sarn/platform-web';
import type { SentAnswer } from '@sarn/document/contract';
import { useId } from 'react';
import { actFormOf } from '../document/provided-parts.ts';
import { CapacityField } from './CapacityField.tsx';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import type { ActContext, OpenForm } from './act-form.ts';
import { effectOf } from './act-effects.ts';
import { useActForm } from './use-act-form.ts';
import type { ActDone } from './use-act-form.ts';

export interface ActQuestionProps extends ActContext {
  readonly onDone: (done: ActDone) => void;
  readonly onClose: () => void;
}

/**
 * The question behind a button: its form, the check, the failure, and every input kept. A form
 * without a screen is an error of the build, which the page shows as any other.
 */
export function ActQuestion(props: ActQuestionProps) {
  const form = actFormOf(props.may.form);
  const { detail, may } = props;
  return (
    <form.Open key={form.form} context={{ detail, may }}>
      {(open) => <OpenDialog {...props} isWide={form.isWide} open={open} />}
    </form.Open>
  );
}

interface OpenDialogProps extends ActQuestionProps {
  readonly isWide: boolean;
  readonly open: OpenForm<SentAnswer>;
}

function OpenDialog({ detail, may, isWide, open, onDone, onClose }: OpenDialogProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  const formId = useId();
  const state = useActForm(open, { detail, may }, onDone, formId);
  const effect = effectOf(may.act);
  const footer = (
    <>
      <Button onPress={onClose} isDisabled={state.isPending}>
        {say('action.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={may.tone === 'danger' ? 'danger' : 'primary'}
        isPending={state.isPending}
        isDisabled={state.isSending}
      >
        {term(may.actTerm)}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      isGuarded
      title={may.about ? `${term(may.actTerm)} · ${may.about}` : term(may.actTerm)}
      size={isWide ? 'l' : 'm'}
      onClose={onClose}
      footer={footer}
    >
      <p className="reg-act-subject s-muted">{detail.title}</p>
      {effect && <p className="reg-act-subject">{term(effect)}</p>}
      <FormLayout id={formId} onSubmit={state.send}>
        <ErrorSummary error={state.failure} isFocused />
        {state.hasErrors && (
          <p className="s-field-error" role="alert">
            {say('form.mendFields')}
          </p>
        )}
        <CapacityField seats={may.seats} seat={state.seat} onChange={state.chooseCapacity} />
        {state.fields}
      </FormLayout>
    </Dialog>
  );
}
