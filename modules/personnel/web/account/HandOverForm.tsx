import {
  Button,
  ComboBox,
  ErrorSummary,
  FormBody,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import type { Leaver, LeaverLine, LeaverLineView } from '@sarn/personnel/contract';
import { findPeople, useHandOver } from './account.client.ts';
import { accountWords } from './words/account-words.ts';

type Takers = Partial<Record<LeaverLine, Option | null>>;

/** Who takes each kind of work; begins with those whom the server proposes. */
function useHandOverForm(item: Leaver) {
  const say = useWords(accountWords);
  const toasts = useToasts();
  const send = useHandOver();
  const start: { takers: Takers } = {
    takers: Object.fromEntries(
      item.lines
        .filter(({ needsTaker }) => needsTaker)
        .map(({ line, proposed }) => [
          line,
          proposed && { value: proposed.id, label: proposed.name },
        ]),
    ),
  };
  return useForm({
    ...{ name: 'account.hand-over', about: item.account.personId, start },
    check: ({ takers }) =>
      Object.fromEntries(
        item.lines
          .filter(({ line, needsTaker }) => needsTaker && !takers[line]?.value)
          .map(({ line }) => [line, say('takerMissing', { line: say(`line.${line}`) })]),
      ),
    send: async ({ takers }) =>
      send.mutateAsync({
        personId: item.account.personId,
        takers: Object.fromEntries(
          item.lines.map(({ line, needsTaker }) => [
            line,
            needsTaker ? (takers[line]?.value ?? '') : '',
          ]),
        ),
      }),
    onDone: () => void toasts.show({ tone: 'success', title: say('handed') }),
  });
}

/** All open work with who takes it; the proposed person is in the field. */
export function HandOverForm({ item }: { readonly item: Leaver }) {
  const say = useWords(accountWords);
  const form = useHandOverForm(item);
  const count = item.lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <FormBody form={form} className="personnel-hand-over">
      <p className="s-muted">{say('handOverAbout')}</p>
      <ul>
        {item.lines.map((line) => (
          <li key={line.line}>
            <LineText line={line} />
            {line.needsTaker ? (
              <TakerField
                line={line}
                value={form.values.takers[line.line] ?? null}
                onChange={(taker) =>
                  form.change(({ takers }) => ({ takers: { ...takers, [line.line]: taker } }))
                }
                error={form.error(line.line)}
              />
            ) : (
              <p className="s-muted">{say('ends')}</p>
            )}
          </li>
        ))}
      </ul>
      <ErrorSummary error={form.failure} isFocused />
      <div className="personnel-bar">
        <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
          {say('submit', { count })}
        </Button>
      </div>
    </FormBody>
  );
}

interface TakerFieldProps {
  readonly line: LeaverLineView;
  readonly value: Option | null;
  readonly onChange: (taker: Option | null) => void;
  readonly error: string | null;
}

function TakerField({ line: { line, proposed }, ...field }: TakerFieldProps) {
  const say = useWords(accountWords);
  const description = proposed
    ? say('proposed', { name: proposed.name, why: say(`why.${proposed.why}`) })
    : say('noProposed');
  return (
    <ComboBox
      label={say('takerOf', { line: say(`line.${line}`) })}
      loadOptions={findPeople}
      description={description}
      {...field}
    />
  );
}

function LineText({ line: { line, count, samples } }: { readonly line: LeaverLineView }) {
  const say = useWords(accountWords);
  return (
    <div>
      <strong>{say(`line.${line}`)}</strong> <span>{say('leftCount', { count })}</span>
      <ul className="s-small s-muted personnel-samples">
        {samples.map((title, at) => (
          <li key={`${at}-${title}`}>{title}</li>
        ))}
        {samples.length > 0 && count > samples.length && (
          <li>{say('samplesMore', { count: count - samples.length })}</li>
        )}
      </ul>
    </div>
  );
}
