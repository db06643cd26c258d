import type { ChangeResult } from '@sarn/access-control/contract';
import { useForm, useToasts } from '@sarn/platform-web';
import { useAccessChecks } from './ReasonField.tsx';
import { useTold } from './use-told.ts';

/** What was chosen for a cell, and what it held then. */
interface CellEdit<Value extends string> {
  readonly value: Value;
  readonly was: string;
}

/** What was chosen in a matrix and not yet saved: in one role, or of one group. */
export interface MatrixDraft<Value extends string> {
  readonly subjectId: string;
  /** Of the subject when the first cell was chosen: the list is read anew meanwhile. */
  readonly version: number;
  /** By row of the matrix. */
  readonly edits: Readonly<Record<string, CellEdit<Value>>>;
  readonly reason: string;
}

/** The role or group as the server has it now. */
interface Saved {
  readonly subjectId: string;
  readonly version: number;
  readonly valueOf: (row: string) => string;
}

interface MatrixDraftOptions<Value extends string> {
  /** The form, as it is kept on the device. */
  readonly name: string;
  readonly about?: string;
  readonly send: (draft: MatrixDraft<Value>) => Promise<ChangeResult>;
}

/** The edits of a matrix, kept as typed input until they are saved with a reason. */
export function useMatrixDraft<Value extends string>(options: MatrixDraftOptions<Value>) {
  const checks = useAccessChecks();
  const told = useTold();
  const toasts = useToasts();
  const start: MatrixDraft<Value> = { subjectId: '', version: 0, edits: {}, reason: '' };
  const form = useForm({
    name: options.name,
    ...(options.about === undefined ? {} : { about: options.about }),
    start,
    check: ({ reason }) => ({ reason: checks.reason(reason) }),
    send: options.send,
    onDone: (result) => {
      form.reset();
      toasts.show({ tone: 'success', ...told(result) });
    },
  });
  const { subjectId, version, edits } = form.values;
  const drop = () => {
    form.input.clear();
    form.reset();
  };
  const put = (next: MatrixDraft<Value>['edits'], of: Pick<Saved, 'subjectId' | 'version'>) =>
    Object.keys(next).length > 0
      ? form.change({ subjectId: of.subjectId, version: of.version, edits: next })
      : drop();
  const differing = (valueOf: Saved['valueOf']): readonly string[] =>
    Object.entries(edits).flatMap(([row, { value, was }]) => {
      const now = valueOf(row);
      return now !== was && now !== value ? [row] : [];
    });
  return {
    ...{ form, subjectId, edits, drop },
    /** Rows that somebody else gave another value meanwhile. */
    differing,
    /** Choosing what is saved already is no edit. */
    set(row: string, value: Value, saved: Saved) {
      const isSame = saved.subjectId === subjectId;
      const { [row]: _former, ...others } = isSame ? edits : {};
      const was = saved.valueOf(row);
      const next = value === was ? others : { ...others, [row]: { value, was } };
      put(next, isSame ? { subjectId, version } : saved);
    },
    /** The difference was seen; false gives up the rows that differ. */
    see(isMine: boolean, saved: Saved) {
      const given = new Set(isMine ? [] : differing(saved.valueOf));
      const left = Object.entries(edits).filter(([row]) => !given.has(row));
      const seen = left.map(([row, edit]) => [row, { ...edit, was: saved.valueOf(row) }]);
      put(Object.fromEntries(seen), saved);
    },
  };
}
