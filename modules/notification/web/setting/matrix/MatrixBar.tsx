import { levelTerms } from '@sarn/notification/contract';
import type { Matrix, NoticeLevel } from '@sarn/notification/contract';
import {
  Button,
  ErrorSummary,
  FormLayout,
  StaleForm,
  TextField,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Form } from '@sarn/platform-web';
import { readMatrix } from '../setting.client.ts';
import { settingWords } from '../words/setting-words.ts';
import { useMatrixNames } from './matrix-board.ts';
import { changedIn, editsOver, noEdits } from './matrix-draft.ts';
import type { CellEdit, Edits } from './matrix-draft.ts';
import { useConcern } from './use-concern.ts';

/** What was chosen and not yet saved, and why. */
export interface MatrixDraft {
  readonly edits: Edits;
  readonly reason: string;
}

interface MatrixBarProps {
  readonly form: Form<MatrixDraft, Matrix, 'submit'>;
  readonly matrix: Matrix;
}

/** How much was changed, the reason, and the button that saves it; nothing while nothing was. */
export function MatrixBar({ form, matrix }: MatrixBarProps) {
  const say = useWords(settingWords);
  const { edits } = form.values;
  const changed = changedIn(edits);
  const nameOf = useEditNames(matrix);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const term = (level: NoticeLevel | null | undefined) =>
    level ? levelTerms[level][language] : say('matrix.likeModule');
  if (changed.length === 0) return null;
  const [first] = changed;
  const actions = (
    <>
      <Button
        isDisabled={form.isPending}
        onPress={() => form.reset({ edits: noEdits, reason: '' })}
      >
        {say('matrix.drop')}
      </Button>
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {say('matrix.save', { count: changed.length })}
      </Button>
    </>
  );
  return (
    <section className="notice-bar" aria-label={say('matrix.unsaved')}>
      <p>
        <strong>{say('matrix.changed', { count: changed.length })}</strong>{' '}
        {first && changed.length === 1 && (
          <span className="s-muted">
            {say('matrix.change', {
              ...{ name: nameOf(first), from: term(first.seen), to: term(first.level) },
            })}
          </span>
        )}
      </p>
      <Concern edits={edits} />
      <FormLayout form={form} actions={actions}>
        <ErrorSummary error={form.failure} isFocused />
        <StaleCells form={form} nameOf={nameOf} term={term} />
        <TextField
          label={say('matrix.reason')}
          placeholder={say('matrix.reasonHint')}
          isRequired
          maxLength={500}
          {...form.field('reason')}
        />
      </FormLayout>
    </section>
  );
}

/** How many people the change concerns, and how many of them have its way now. */
function Concern({ edits }: { readonly edits: Edits }) {
  const say = useWords(settingWords);
  const concern = useConcern(edits);
  const shown = (count: number) => count.toLocaleString('en-US');
  const { people, reached } = concern ?? { people: 0, reached: 0 };
  const text = [
    say(people === 0 ? 'matrix.concernsNone' : 'matrix.concerns', { count: shown(people) }),
    ...(reached < people ? [say('matrix.reached', { count: shown(reached) })] : []),
  ].join(' · ');
  // The live region stands from the beginning: one that comes with its text is not read out.
  return (
    <p className="notice-concern" role="status">
      {concern && text}
    </p>
  );
}

interface StaleCellsProps {
  readonly form: MatrixBarProps['form'];
  readonly nameOf: (edit: CellEdit) => string;
  readonly term: (level: NoticeLevel | null | undefined) => string;
}

/** Somebody else saved the same cells first: both values of each. */
function StaleCells({ form, nameOf, term }: StaleCellsProps) {
  const { edits } = form.values;
  return (
    <StaleForm
      form={form}
      load={readMatrix}
      startOf={(now) => ({ ...form.values, edits: editsOver(edits, now, 'theirs') })}
      mineOver={(now) => ({ ...form.values, edits: editsOver(edits, now, 'mine') })}
      fields={Object.entries(edits).map(([key, edit]) => ({
        label: nameOf(edit),
        text: (draft: MatrixDraft) => term(draft.edits[key]?.level),
      }))}
      onSeen={() => undefined}
    />
  );
}

/** What a cell is about, in words. */
export function useEditNames(matrix: Matrix) {
  const say = useWords(settingWords);
  const names = useMatrixNames();
  return ({ event, role, way }: Pick<CellEdit, 'event' | 'way'> & { readonly role: string }) => {
    const row = matrix.rows.find((one) => one.event === event && one.role === role);
    if (row) {
      const about = { event: names.nameOf(row), role: names.role(row), way: names.way(way) };
      return say('matrix.cellOf', about);
    }
    const module = matrix.modules.find((one) => event.startsWith(`${one.module}/`));
    return say('matrix.cellOfModule', {
      ...{ module: module ? names.nameOf(module) : event, way: names.way(way) },
    });
  };
}
