import { openFirstRegisters } from '@sarn/first-run/contract';
import type { FirstRunView, RegistryBook, RegistryPoint } from '@sarn/first-run/contract';
import {
  Card,
  CheckboxGroup,
  Disclosure,
  FormLayout,
  TextField,
  call,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { useStepCall } from './first-run.client.ts';
import { StepFrame, goAfter } from './StepFrame.tsx';
import type { StepProps } from './StepFrame.tsx';
import { useStepForm } from './use-step-form.ts';
import { firstRunWords } from './words/first-run-words.ts';

interface Values {
  readonly points: readonly string[];
  /** Last numbers of books on paper as they are typed, by `unit kind`. */
  readonly starts: Readonly<Record<string, string>>;
  readonly reason: string;
}

const keyOf = ({ unitId, kind }: RegistryBook): string => `${unitId} ${kind}`;
const most = 999_999;
const isNumber = (text: string): boolean =>
  /^[0-9]{1,6}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

const startOf = ({ points, books }: FirstRunView): Values => ({
  points: points.filter(({ isPoint, isCentral }) => isPoint && !isCentral).map((one) => one.unitId),
  starts: Object.fromEntries(
    books.flatMap((book) =>
      book.isEmpty && book.last > 0 ? [[keyOf(book), String(book.last)]] : [],
    ),
  ),
  reason: '',
});

/** What differs from the registers as they are. */
const startsOf = ({ starts, points, reason }: Values, view: FirstRunView) =>
  view.books.flatMap((book) => {
    const typed = starts[keyOf(book)]?.trim() ?? '';
    const isChosen =
      points.includes(book.unitId) ||
      view.points.some(({ unitId, isCentral }) => isCentral && unitId === book.unitId);
    if (!book.isEmpty || !isChosen || typed === '' || Number(typed) === book.last) return [];
    return [{ unitId: book.unitId, kind: book.kind, last: Number(typed), reason }];
  });

function useRegistersForm({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const run = useStepCall();
  return useStepForm<Values, { readonly view: FirstRunView }>({
    name: 'first-run.registers',
    start: startOf(view),
    check: (values) => ({
      reason:
        startsOf(values, view).length > 0 &&
        values.reason.trim().length < 3 &&
        say('registers.reasonMissing'),
      ...Object.fromEntries(
        Object.entries(values.starts).map(([key, text]) => [
          key,
          text.trim() !== '' && !isNumber(text) && say('registers.lastWrong'),
        ]),
      ),
    }),
    send: (values) => {
      const sent = { points: [...values.points], starts: startsOf(values, view) };
      return run(() => call(openFirstRegisters, { ...sent, seen: view.version }));
    },
    onFinish: () => goAfter(go, 'registers'),
  });
}

/** Sixth step: registries, their registers, and the numbers with which these go on. */
export function RegistersStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const form = useRegistersForm({ view, go });
  const { values } = form;
  const type = (key: string, text: string) =>
    form.change(({ starts }) => ({ starts: { ...starts, [key]: text } }));
  const shown = view.points.filter(
    ({ unitId, isCentral }) => isCentral || values.points.includes(unitId),
  );
  return (
    <StepFrame
      {...{ view, go, step: 'registers', title: say('registers.title') }}
      text={say('registers.text')}
      formId={form.id}
      isPending={form.isPending}
      error={form.failure}
    >
      <FormLayout form={form}>
        <Points view={view} values={values} onChange={(points) => form.change({ points })} />
        <Card title={say('registers.books', { year: view.year })}>
          <div className="first-run-books">
            <p className="s-muted">{say('registers.booksText')}</p>
            {shown.map((point) => (
              <Books
                key={point.unitId}
                {...{ point, view, values, type }}
                errorOf={(key) => form.error(key)}
              />
            ))}
            {startsOf(values, view).length > 0 && (
              <TextField
                label={say('registers.reason')}
                description={say('registers.reasonHint')}
                isRequired
                {...form.field('reason')}
              />
            )}
          </div>
        </Card>
      </FormLayout>
    </StepFrame>
  );
}

interface PointsProps {
  readonly view: FirstRunView;
  readonly values: Values;
  readonly onChange: (points: readonly string[]) => void;
}

function Points({ view, values, onChange }: PointsProps) {
  const say = useWords(firstRunWords);
  const central = view.points.find(({ isCentral }) => isCentral);
  const others = view.points.filter(({ isCentral }) => !isCentral);
  return (
    <Card title={say('registers.points')}>
      <p>{say('registers.central', { unit: central?.name ?? '' })}</p>
      {others.length === 0 ? (
        <p className="s-muted">{say('registers.noPoints')}</p>
      ) : (
        <CheckboxGroup
          label={say('registers.pointsText')}
          value={values.points}
          onChange={onChange}
          options={others.map(({ unitId, name, clerk, isPoint }) => ({
            ...{ value: unitId, label: name, isDisabled: isPoint },
            ...(clerk === null ? {} : { hint: say('registers.hasClerk', { name: clerk }) }),
          }))}
        />
      )}
    </Card>
  );
}

interface BooksProps {
  readonly point: RegistryPoint;
  readonly view: FirstRunView;
  readonly values: Values;
  readonly type: (key: string, text: string) => void;
  readonly errorOf: (key: string) => string | null;
}

function Books({ point, view, values, type, errorOf }: BooksProps) {
  const say = useWords(firstRunWords);
  const language = useLanguage();
  const books = view.books.filter(({ unitId }) => unitId === point.unitId);
  return (
    <Disclosure title={point.name} isOpenAtFirst={point.isCentral}>
      <div className="first-run-numbers">
        {books.map((book) => {
          const key = keyOf(book);
          const text = values.starts[key] ?? '';
          const next = isNumber(text) ? Number(text) + 1 : 1;
          const name = book.kindTerm[language === 'en' ? 'en' : 'th'];
          if (!book.isEmpty) {
            return (
              <p key={key}>
                <b>{name}</b> {say('registers.used', { last: book.last })}
              </p>
            );
          }
          return (
            <TextField
              key={key}
              label={name}
              placeholder={say('registers.last')}
              description={say('registers.nextNumber', { number: next })}
              inputMode="numeric"
              maxLength={6}
              name={key}
              value={text}
              onChange={(typed) => type(key, typed)}
              error={errorOf(key)}
            />
          );
        })}
      </div>
    </Disclosure>
  );
}
