import { useEffect, useRef, useState } from 'react';
import { useInputKeeper, useKeptWhere } from './kept/input-keeper.ts';
import type { KeptWhere } from './kept/input-keeper.ts';
import { noteForm, useFormPlace } from './open-forms.ts';

/** Some of the values, or a function that makes them from the current ones. */
export type Change<V> = Partial<V> | ((values: V) => Partial<V>);

interface Begins<V> {
  readonly name: string;
  readonly about?: string | undefined;
  readonly start: V;
  readonly withoutSecrets?: ((values: V) => object) | undefined;
  readonly keep?: ((values: V) => KeptWhere) | undefined;
}

/** The values of the fields of a form, whether they differ from the initial ones, and where they are kept. */
export function useValues<V extends object>(spec: Begins<V>, id: string) {
  const [start, setStart] = useState(spec.start);
  const [values, setValues] = useState(spec.start);
  const [revision, setRevision] = useState(0);
  // Two changes of one press must not overwrite each other; after sending, the page may be left
  // before React draws again.
  const latest = useRef({ start, values });
  const isDirty = !isSame(values, start);
  const key = spec.about === undefined ? spec.name : `${spec.name}:${spec.about}`;
  const told = spec.withoutSecrets?.(values) ?? values;
  const where = useKeptWhere(spec.keep?.(values));
  const isMovable = spec.keep !== undefined;
  const { keeper, found } = useInputKeeper(key, { values: told, isDirty, where, isMovable });
  const place = useFormPlace();
  useEffect(() => {
    const isDirtyNow = () => !isSame(latest.current.values, latest.current.start);
    return noteForm(id, { key, values: told, isDirty: isDirtyNow, input: keeper, place });
  });
  return {
    values,
    now: () => latest.current.values,
    isDirty,
    replace: (make: (values: V) => V) => {
      const next = make(latest.current.values);
      latest.current = { ...latest.current, values: next };
      setValues(next);
    },
    /** Sets the values from outside: a field that keeps a state of its own begins anew. */
    put: (make: (values: V) => V) => {
      const next = make(latest.current.values);
      latest.current = { ...latest.current, values: next };
      setValues(next);
      setRevision((known) => known + 1);
    },
    begin: (make: (start: V) => V) => {
      const next = make(latest.current.start);
      latest.current = { ...latest.current, start: next };
      setStart(next);
    },
    revision,
    keeper,
    found,
  };
}

/** Values of fields are plain data: texts, numbers, lists and selected options. */
const isSame = (one: object, other: object): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
