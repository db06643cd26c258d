import { useEffect, useRef, useState } from 'react';
import { noteForm } from './open-forms.ts';

/** Some of the values, or a function that makes them from the current ones. */
export type Change<V> = Partial<V> | ((values: V) => Partial<V>);

interface Begins<V> {
  readonly name: string;
  readonly about?: string | undefined;
  readonly start: V;
  readonly withoutSecrets?: ((values: V) => object) | undefined;
}

/** The values of the fields of a form, and whether they differ from the initial ones. */
export function useValues<V extends object>(spec: Begins<V>, id: string) {
  const [start, setStart] = useState(spec.start);
  const [values, setValues] = useState(spec.start);
  // Two changes of one press must not overwrite each other.
  const latest = useRef(values);
  const isDirty = !isSame(values, start);
  const key = spec.about === undefined ? spec.name : `${spec.name}:${spec.about}`;
  const told = spec.withoutSecrets?.(values) ?? values;
  useEffect(() => noteForm(id, { key, values: told, isDirty }));
  return {
    values,
    now: () => latest.current,
    isDirty,
    replace: (make: (values: V) => V) => {
      latest.current = make(latest.current);
      setValues(latest.current);
    },
    begin: setStart,
  };
}

/** Values of fields are plain data: texts, numbers, lists and selected options. */
const isSame = (one: object, other: object): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
