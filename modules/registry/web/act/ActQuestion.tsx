import { Button, Dialog, ErrorSummary, FormLayout, useWords } from '@sarn/platform-web';
import type { ActCode, FlowForm } from '@sarn/registry/contract';
import { useId } from 'react';
import { SeatField } from './SeatField.tsx';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import type { ActContext } from './act-form.ts';
import { actEffects } from './act-effects.ts';
import { actFormOf } from '../document/provided-parts.ts';
import { useActForm } from './use-act-form.ts';
import type { ActDone } from './use-act-form.ts';

export interface ActQuestionProps extends ActContext {
  readonly onDone: (done: ActDone) => void;
  readonly onClose: () => void;
}

/** The question behind a button: its form, the check, the failure, and every input kept. */
export function ActQuestion({ detail, may, onDone, onClose }: ActQuestionProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  const formId = useId();
  const form = actFormOf(may.form as FlowForm);
  const state = useActForm(form, { detail, may }, onDone, formId);
  const effect = actEffects[may.act as ActCode];
  const isSending = state.draft['isSending'] === true;
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
        isDisabled={isSending}
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
      size={form.isWide ? 'l' : 'm'}
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
        <SeatField seats={may.seats} seat={state.seat} onChange={state.chooseSeat} />
        <form.Fields
          detail={detail}
          may={may}
          draft={state.draft}
          change={state.change}
          error={state.error}
        />
      </FormLayout>
    </Dialog>
  );
}
