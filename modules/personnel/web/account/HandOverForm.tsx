import { Button, ComboBox, ErrorSummary, useForm, useToasts, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import type { Leaver, LeaverLine, LeaverLineView } from '@sarn/personnel/contract';
import { findPeople, useHandOver } from './account.client.ts';
import { accountWords } from './words/account-words.ts';

type Takers = Partial<Record<LeaverLine, Option | null>>;

/** Every line with who takes it; the proposed taker stands in the field. */
export function HandOverForm({ item }: { readonly item: Leaver }) {
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
  const form = useForm({
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
  const count = item.lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <div id={form.id} className="personnel-hand-over">
      <p className="s-muted">{say('handOverAbout')}</p>
      <ul>
        {item.lines.map((line) => (
          <li key={line.line}>
            <LineText line={line} />
            {line.needsTaker ? (
              <ComboBox
                label={say('takerOf', { line: say(`line.${line.line}`) })}
                loadOptions={findPeople}
                value={form.values.takers[line.line] ?? null}
                onChange={(taker) =>
                  form.change(({ takers }) => ({ takers: { ...takers, [line.line]: taker } }))
                }
                error={form.error(line.line)}
                description={
                  line.proposed
                    ? say('proposed', {
                        name: line.proposed.name,
                        why: say(`why.${line.proposed.why}`),
                      })
                    : say('noProposed')
                }
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
    </div>
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
      </ul>
    </div>
  );
}
