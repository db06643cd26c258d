import type { FormFrame } from '../form/use-form.ts';
import { StaleDifference } from './StaleDifference.tsx';
import { useNewer } from './use-stale.ts';

/** A field of a form as the comparison names and shows it. */
export interface ComparedField<V> {
  readonly label: string;
  readonly text: (values: V) => string;
}

interface StaleFormProps<T, V> {
  readonly form: Pick<FormFrame, 'id' | 'failure'> & {
    readonly values: V;
    readonly put: (values: V) => void;
  };
  /** Reads what the form is about as it is now; undefined where it is gone. */
  readonly load: () => Promise<T | undefined>;
  /** The form as it would begin with that. */
  readonly startOf: (now: T) => V;
  /** What is typed here, over that; left out: all of the form as it stands. */
  readonly mineOver?: (now: T) => V;
  readonly fields: readonly ComparedField<V>[];
  /** The person has seen it: the next version to send is that of `now`. */
  readonly onSeen: (now: T) => void;
}

/**
 * Inside a form that was refused because somebody else saved first: what differs, and which values to
 * go on with. The version that the form sends must be kept by its owner until `onSeen`: a newer one,
 * read in passing, would overwrite what nobody has looked at.
 */
export function StaleForm<T, V>(props: StaleFormProps<T, V>) {
  const { form, load, startOf, fields, onSeen } = props;
  const newer = useNewer(form.id, form.failure, load);
  if (!newer) return null;
  const saved = startOf(newer.now);
  const mine = props.mineOver?.(newer.now) ?? form.values;
  const take = (values: V) => {
    onSeen(newer.now);
    newer.accept();
    form.put(values);
  };
  const lines = fields
    .map(({ label, text }) => ({ label, theirs: text(saved), mine: text(mine) }))
    .filter((line) => line.theirs !== line.mine);
  return (
    <StaleDifference lines={lines} onTakeTheirs={() => take(saved)} onKeepMine={() => take(mine)} />
  );
}
