import type {
  DocumentDetail,
  FlowForm,
  FormInput,
  MayAct,
  SentAnswer,
} from '@sarn/document/contract';
import { createElement, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';

/** What a form may look at: the document and the act that was chosen. */
export interface ActContext {
  readonly detail: DocumentDetail;
  readonly may: MayAct;
}

export interface ActFieldsProps<D> extends ActContext {
  readonly draft: D;
  readonly change: (part: Partial<D>) => void;
  /** The sentence under a field, or null while nothing is wrong. */
  readonly error: (field: string) => string | null;
}

/** How one form of the flow is asked. */
export interface ActFormSpec<F extends FlowForm, D extends object> {
  /** The contract's schema: limits stay there. */
  readonly schema: z.ZodType<FormInput<F>>;
  /** What stands in the fields at first. */
  readonly start: (context: ActContext) => D;
  /** The draft as the schema wants it. */
  readonly toInput: (draft: D) => Readonly<Record<string, unknown>>;
  readonly Fields: ComponentType<ActFieldsProps<D>>;
  /** Wider dialog, for pickers. */
  readonly isWide?: boolean;
}

type Issues = readonly z.core.$ZodIssue[];

/** What stands in the fields now, read by the schema. */
export type Checked<A> =
  | { readonly success: true; readonly answer: A }
  | {
      readonly success: false;
      readonly issues: Issues;
      readonly input: Readonly<Record<string, unknown>>;
    };

/** What the fields of an opened form are shown with. */
export interface FieldsShown {
  readonly error: (field: string) => string | null;
  /** Told whenever something is typed. */
  readonly onChange: () => void;
}

/** An opened form: its draft is known only to itself. */
export interface OpenForm<A> {
  readonly checked: Checked<A>;
  /** Bytes are on their way; the form waits. */
  readonly isSending: boolean;
  readonly fields: (shown: FieldsShown) => ReactNode;
}

/** A form as the dialog knows it: what it is asked with, and which answers come of it. */
export interface ActFormOf<A extends { readonly asked: FlowForm }> {
  readonly form: A['asked'];
  readonly isWide: boolean;
  /** Keeps the draft for as long as the form is open. */
  readonly Open: (props: {
    readonly context: ActContext;
    readonly children: (open: OpenForm<A>) => ReactNode;
  }) => ReactNode;
}

export type ActForm = ActFormOf<SentAnswer>;

/** The screens of the forms that flows of documents ask: one for each form of the program. */
export type ActFormTable = {
  readonly [F in FlowForm]: ActFormOf<Extract<SentAnswer, { readonly asked: F }>>;
};

/** A form as its owner registers it; the type of its draft stays in the file of its owner. */
export function actForm<F extends FlowForm, D extends object>(
  form: F,
  spec: ActFormSpec<F, D>,
): ActFormOf<{ readonly asked: F; readonly form: FormInput<F> }> {
  type Answer = { readonly asked: F; readonly form: FormInput<F> };
  function Open(props: {
    readonly context: ActContext;
    readonly children: (open: OpenForm<Answer>) => ReactNode;
  }) {
    const { context, children } = props;
    const [draft, setDraft] = useState(() => spec.start(context));
    const input = spec.toInput(draft);
    const read = spec.schema.safeParse(input);
    return children({
      checked: read.success
        ? { success: true, answer: { asked: form, form: read.data } }
        : { success: false, issues: read.error.issues, input },
      isSending: 'isSending' in draft && draft.isSending === true,
      fields: ({ error, onChange }) => {
        const change = (part: Partial<D>) => {
          setDraft((known) => ({ ...known, ...part }));
          onChange();
        };
        return createElement(spec.Fields, { ...context, draft, change, error });
      },
    });
  }
  return { form, isWide: spec.isWide ?? false, Open };
}
