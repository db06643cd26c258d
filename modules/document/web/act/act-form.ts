import type {
  DocumentDetail,
  FlowForm,
  FormInput,
  MayAct,
  SentAnswer,
} from '@sarn/document/contract';
import { useFieldErrors, useForm, useUnseenFailure } from '@sarn/platform-web';
import type { FormFrame, KeptWhere } from '@sarn/platform-web';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { TypedForm } from '../offline/waiting-acts.ts';
import { actKey } from './acts.ts';
import type { DigitalAct } from './digital-act.ts';
import { usualCapacity } from './capacity-choice.ts';
import type { Capacity } from './capacity-choice.ts';

/** What a form may look at: the document and the act that was chosen. */
export interface ActContext {
  readonly detail: DocumentDetail;
  readonly may: MayAct;
}

export interface ActFieldsProps<D> extends ActContext {
  readonly draft: D;
  readonly change: (part: Partial<D>) => void;
  /** Sets what nobody typed, such as the usual choice: nothing is unsent by it. */
  readonly adopt: (part: Partial<D>) => void;
  /** The message under a field, or null while nothing is wrong. */
  readonly error: (field: string) => string | null;
  /** In which the act is done. */
  readonly capacity: Capacity | undefined;
  /** Whether the form waits for an upload. */
  readonly wait: (isWaiting: boolean) => void;
}

/** What the server answered to an act. */
export interface ActDone {
  readonly documentId: string;
  /** The number given by it, `n/BBBB`; null when it gives none. */
  readonly number: string | null;
  /** The server was not reached: it is kept on this device until it is. */
  readonly isWaiting?: boolean | undefined;
}

/** The definition of one form of the flow. */
export interface ActFormSpec<F extends FlowForm, D extends object> {
  /** The contract's schema: limits are defined there. */
  readonly schema: z.ZodType<FormInput<F>>;
  /** The initial values of the fields. */
  readonly start: (context: ActContext) => D;
  /** The draft as the schema wants it. */
  readonly toInput: (draft: D) => Readonly<Record<string, unknown>>;
  readonly Fields: ComponentType<ActFieldsProps<D>>;
  /** Fields that are never stored in a draft, such as a password. */
  readonly secrets?: readonly (keyof D & string)[];
  /** Where its input is kept; by default where that of the document is. */
  readonly keep?: (draft: D) => KeptWhere;
  /** What the certificate of the person needs beside the answer; null where the act is done without it. */
  readonly digital?: (draft: D) => DigitalAct | null;
  /** Wider dialog, for pickers. */
  readonly isWide?: boolean;
}

/** An opened form as its dialog shows it. */
export interface AskedForm {
  readonly frame: FormFrame & { readonly hasErrors: boolean };
  readonly fields: ReactNode;
  readonly capacity: Capacity | undefined;
  readonly chooseCapacity: (capacity: Capacity | undefined) => void;
}

/** The capacity in which an answer is sent, and its idempotency key. */
export interface AnsweredBy {
  readonly capacity: Capacity | undefined;
  readonly idempotencyKey: string;
  /** What was typed, under the key of its form. */
  readonly typed: TypedForm;
  readonly digital: DigitalAct | null;
}

interface OpenProps<A> {
  readonly context: ActContext;
  readonly send: (answer: A, by: AnsweredBy) => Promise<ActDone>;
  readonly onDone: (done: ActDone) => void;
  readonly onFinish: (done: ActDone) => void;
  readonly children: (asked: AskedForm) => ReactNode;
}

/** A form in the dialog: its definition and its answers. */
export interface ActFormOf<A extends { readonly asked: FlowForm }> {
  readonly form: A['asked'];
  readonly isWide: boolean;
  /** Keeps the draft while the form is open. */
  readonly Open: (props: OpenProps<A>) => ReactNode;
}

export type ActForm = ActFormOf<SentAnswer>;

/** The screens of the forms in flows of documents: one for each form of the program. */
export type ActFormTable = {
  readonly [F in FlowForm]: ActFormOf<Extract<SentAnswer, { readonly asked: F }>>;
};

/** A form as its module registers it; the type of its draft stays in the file of that module. */
export function actForm<F extends FlowForm, D extends object>(
  form: F,
  spec: ActFormSpec<F, D>,
): ActFormOf<{ readonly asked: F; readonly form: FormInput<F> }> {
  function Open(props: OpenProps<{ readonly asked: F; readonly form: FormInput<F> }>) {
    const { context, send, onDone, onFinish, children } = props;
    const { ofInput } = useFieldErrors();
    const { secrets = [], keep } = spec;
    const asked = useForm({
      name: `act.${form}`,
      about: actKey(context.may),
      start: { draft: spec.start(context), capacity: usualCapacity(context.may.capacities) },
      withoutSecrets: ({ draft, ...others }) => ({ ...others, draft: without(draft, secrets) }),
      keep: keep && (({ draft }) => keep(draft)),
      check: ({ draft }) => ofInput(spec.schema, spec.toInput(draft)),
      send: ({ draft, capacity }, { idempotencyKey }) => {
        const answer = spec.schema.parse(spec.toInput(draft));
        const typed = {
          key: `act.${form}:${actKey(context.may)}`,
          values: { draft: without(draft, secrets), capacity },
        };
        const digital = spec.digital?.(draft) ?? null;
        return send({ asked: form, form: answer }, { capacity, idempotencyKey, typed, digital });
      },
      onDone,
      onFinish,
      onUnseenFailure: useUnseenFailure(),
    });
    const change = (part: Partial<D>) =>
      asked.change(({ draft }) => ({ draft: { ...draft, ...part } }));
    const adopt = (part: Partial<D>) =>
      asked.adopt(({ draft }) => ({ draft: { ...draft, ...part } }));
    const { draft, capacity } = asked.values;
    const { error, wait } = asked;
    const fields = { ...context, draft, change, adopt, capacity, error, wait };
    return children({
      frame: asked,
      fields: createElement(spec.Fields, fields),
      capacity,
      chooseCapacity: (chosen) => asked.change({ capacity: chosen }),
    });
  }
  return { form, isWide: spec.isWide ?? false, Open };
}

const without = <D extends object>(draft: D, names: readonly (keyof D & string)[]): object =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !names.some((one) => one === name)));
