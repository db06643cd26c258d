import { useId, useState } from 'react';
import { useFieldErrors, wholeForm } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';
import type { FoundInput, InputKeeper, KeptWhere } from './kept/input-keeper.ts';
import { useFocusWrong } from './use-focus-wrong.ts';
import { useSending } from './use-sending.ts';
import type { Refusal, SentBy } from './use-sending.ts';
import { useValues } from './use-values.ts';
import type { Change } from './use-values.ts';

export interface FormSpec<V extends object, R, W extends string> {
  /** Names the form among all: `contact.entry`. */
  readonly name: string;
  /** Its subject, where several can be open or used one after another: the id of a document. */
  readonly about?: string | undefined;
  /** Initial values of the fields; later ones are ignored, `reset` sets them. */
  readonly start: V;
  /** Its buttons, where there are several; Enter presses the first. */
  readonly ways?: readonly W[];
  /** Errors by field. Nothing is sent while there is any. */
  readonly check?: (values: V, way: W) => FieldErrors;
  /** Errors are shown from the beginning, and not only after the first attempt. */
  readonly isCheckedAtOnce?: boolean;
  /** The values that may be stored outside the form: all but passwords. */
  readonly withoutSecrets?: ((values: V) => object) | undefined;
  /** Where input is kept until it is sent; by default where its surroundings say, on this device. */
  readonly keep?: ((values: V) => KeptWhere) | undefined;
  /** Asks for confirmation before sending; false leaves the form as it is. */
  readonly ask?: (values: V, way: W) => Promise<boolean>;
  /** Makes the call; its error is shown as `failure`, and all input stays. */
  readonly send: (values: V, by: SentBy<W>) => Promise<R>;
  /** Tells the result: called after sending, even when the form was closed meanwhile. */
  readonly onDone?: (result: R, values: V, way: W) => void;
  /**
   * Closes the form or opens what was made: called after `onDone`, unless the person closed the form
   * or went to another page while it was sent.
   */
  readonly onFinish?: ((result: R, values: V, way: W) => void) | undefined;
  /** Tells an error that came after the form was closed, when nobody sees `failure`. */
  readonly onUnseenFailure?: ((failure: unknown) => void) | undefined;
}

/** What the frames of a form know of it, whatever its fields are. */
export interface FormFrame {
  /** Id of the form element. */
  readonly id: string;
  readonly isPending: boolean;
  /** Something must happen first, such as the upload of a file. */
  readonly isWaiting: boolean;
  /** The error of the last attempt, or a sentence about the whole form. */
  readonly failure: unknown;
  readonly submit: () => Promise<unknown>;
  /** Called when the person closes the form: a call that runs is finished, and nothing is opened. */
  readonly leave: () => void;
  /** It has input that was not sent. */
  readonly isDirty: boolean;
  /** What the person typed before and did not send; nothing is sent until it is decided on. */
  readonly kept: KeptOffer | null;
  /** What was typed, where it is kept. */
  readonly input: Pick<InputKeeper, 'isLost' | 'clear'>;
}

/** Earlier input that can be continued. */
export interface KeptOffer {
  /** The moment of its last change, ISO 8601 in UTC. */
  readonly savedAt: string;
  /** Puts it into the fields. */
  readonly resume: () => void;
  readonly discard: () => void;
}

export interface Form<V extends object, R, W extends string> extends FormFrame {
  readonly values: V;
  /** Sending was attempted with the current values. */
  readonly isTried: boolean;
  /** A field is wrong, and its error is shown. */
  readonly hasErrors: boolean;
  /** The button whose call is running. */
  readonly pending: W | null;
  readonly change: (part: Change<V>) => void;
  /** The sentence under a field, or null while nothing is wrong. */
  readonly error: (field: string) => string | null;
  /** Binds a field of the platform to its value. */
  readonly field: <K extends keyof V & string>(
    name: K,
  ) => {
    readonly value: V[K];
    readonly onChange: (value: V[K]) => void;
    readonly error: string | null;
  };
  /** Binds a checkbox to its value. */
  readonly tick: <K extends keyof V & string>(
    name: K,
  ) => { readonly isSelected: V[K]; readonly onChange: (value: V[K]) => void };
  /** Sets whether the form has to wait for something. */
  readonly wait: (isWaiting: boolean) => void;
  /** Checks and sends. @returns the answer; null where it was not sent or failed */
  readonly submit: (way?: W) => Promise<R | null>;
  /**
   * Sets what nobody typed: an id that the server gave, a usual choice that is known later. Nothing
   * is unsent by it.
   */
  readonly adopt: (part: Change<V>) => void;
  /**
   * Sets values that were typed before or elsewhere: they are unsent, and fields with a state of their
   * own show them.
   */
  readonly put: (part: Change<V>) => void;
  /** Counts how often the values were set from outside; key of a field with a state of its own. */
  readonly revision: number;
  /** Resets the form, with other values where some are given. */
  readonly reset: (start?: V) => void;
}

/**
 * The state of a form: values, their errors, whether they were sent. Every form of the
 * product is one of these (docs/decisions/0032-forms.md).
 */
export function useForm<V extends object, R, W extends string = 'submit'>(
  spec: FormSpec<V, R, W>,
): Form<V, R, W> {
  const id = useId();
  const { values, now, isDirty, replace, put, begin, revision, keeper, found } = useValues(
    spec,
    id,
  );
  const { pending, refusal, isSending, send, renew, forget, leave, isLeft } = useSending(spec);
  const [isWaiting, setWaiting] = useState(false);
  const focusWrong = useFocusWrong(id);
  // A form that names no buttons has the default of `W` as its only one.
  const first = spec.ways?.[0] ?? ('submit' as W);
  const errors = useErrors(spec, values, refusal, first);
  const edit = (make: (known: V) => V) => {
    replace(make);
    // The next values differ from the refused ones, so sending them is another command.
    if (refusal) renew();
  };
  const submit = async (way: W = first): Promise<R | null> => {
    if (isSending() || isWaiting || found) return null;
    const sent = now();
    const done = errors.check(sent, way) ? await send(sent, way) : null;
    if (done === null) {
      focusWrong();
      return null;
    }
    errors.pass();
    begin(() => sent);
    keeper.clear();
    spec.onDone?.(done.result, sent, way);
    if (!isLeft()) spec.onFinish?.(done.result, sent, way);
    return done.result;
  };
  const { isTried, hasErrors, of: error } = errors;
  return {
    ...{ id, values, isDirty, isWaiting, pending, error, submit, leave, wait: setWaiting },
    ...{ isTried, hasErrors, ...bindings<V>(values, error, edit) },
    isPending: pending !== null,
    kept: found && keptOffer(found, keeper, put),
    input: keeper,
    revision,
    adopt: (part) => {
      replace((known) => changed(known, part));
      begin((known) => changed(known, part));
    },
    put: (part) => {
      put((known) => changed(known, part));
      if (refusal) renew();
    },
    failure: errors.whole ?? refusal?.failure ?? null,
    change: (part) => edit((known) => changed(known, part)),
    reset: (start = spec.start) => {
      begin(() => start);
      put(() => start);
      errors.forget();
      forget();
    },
  };
}

/** What is wrong: by the check, from the first attempt on, and by the server, until a field is changed. */
function useErrors<V extends object, R, W extends string>(
  spec: FormSpec<V, R, W>,
  values: V,
  refusal: Refusal<V> | null,
  first: W,
) {
  const [checkedBy, setCheckedBy] = useState<W | null>(null);
  // Kept from the last attempt: a sentence that changes during typing would move the focus.
  const [whole, setWhole] = useState<string | null>(null);
  const wrongIn = (known: V, way: W) => onlyWrong(spec.check?.(known, way) ?? {});
  const isChecked = checkedBy !== null || spec.isCheckedAtOnce === true;
  const wrong = isChecked ? wrongIn(values, checkedBy ?? first) : {};
  const refused = useRefused(refusal, values);
  return {
    whole,
    isTried: checkedBy !== null,
    hasErrors: Object.keys(wrong).length > 0,
    of: (field: string) => wrong[field] ?? refused[field] ?? null,
    /** Shows errors from now on. @returns whether the values may be sent */
    check: (sent: V, way: W): boolean => {
      setCheckedBy(way);
      const wrongNow = wrongIn(sent, way);
      setWhole(wrongNow[wholeForm] ?? null);
      return Object.keys(wrongNow).length === 0;
    },
    /** Shows no errors of the check until the next attempt. */
    pass: () => setCheckedBy(null),
    forget: () => {
      setCheckedBy(null);
      setWhole(null);
    },
  };
}

function keptOffer<V>(
  found: FoundInput,
  keeper: InputKeeper,
  put: (make: (known: V) => V) => void,
): KeptOffer {
  return {
    savedAt: found.savedAt,
    resume: () => {
      put(found.over);
      keeper.decide();
    },
    discard: () => {
      keeper.clear();
      keeper.decide();
    },
  };
}

/** Binds fields and checkboxes to the values by their names. */
function bindings<V extends object>(
  values: V,
  error: (field: string) => string | null,
  edit: (make: (known: V) => V) => void,
): Pick<Form<V, unknown, string>, 'field' | 'tick'> {
  const set = <K extends keyof V>(name: K, value: V[K]) =>
    edit((known) => ({ ...known, [name]: value }));
  return {
    field: (name) => ({
      value: values[name],
      onChange: (value) => set(name, value),
      error: error(name),
    }),
    tick: (name) => ({ isSelected: values[name], onChange: (value) => set(name, value) }),
  };
}

const changed = <V extends object>(known: V, part: Change<V>): V => ({
  ...known,
  ...(typeof part === 'function' ? part(known) : part),
});

const onlyWrong = (errors: FieldErrors): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text] as const] : [])),
  );

/** The server's refusal, without the fields that were changed since. */
function useRefused<V extends object>(refusal: Refusal<V> | null, values: V) {
  const { ofFailure } = useFieldErrors();
  if (refusal === null) return {};
  const sent = new Map(Object.entries(refusal.values));
  const now = new Map(Object.entries(values));
  const isStill = (field: string) =>
    sent.has(field) ? sent.get(field) === now.get(field) : refusal.values === values;
  const still = Object.entries(ofFailure(refusal.failure)).filter(([field]) => isStill(field));
  return onlyWrong(Object.fromEntries(still));
}
