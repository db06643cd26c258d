import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../index.ts';
import { screen, show } from '../testing.ts';
import { askAhead } from './ask-ahead.ts';
import { useFirstAsks } from './first-asks.ts';
import { queryDefaults } from './query-defaults.ts';

/** Two panels of one answer, each shown by a button, and one that reads what the others were told. */
async function panels() {
  let asked = 0;
  const count = { queryKey: ['count'], queryFn: async () => (asked += 1) };
  function Panel({ name }: { readonly name: string }) {
    const found = useQuery({ ...count, ...useFirstAsks() });
    return <p>{`${name} ${found.data}`}</p>;
  }
  function Page() {
    const [shown, setShown] = useState<readonly string[]>([]);
    useQuery({ ...count, enabled: false });
    const toggle = (name: string) =>
      setShown((all) => (all.includes(name) ? all.filter((one) => one !== name) : [...all, name]));
    return (
      <>
        {['first', 'second'].map((name) => (
          <Button key={name} onPress={() => toggle(name)}>
            {name}
          </Button>
        ))}
        {shown.map((name) => (
          <Panel key={name} name={name} />
        ))}
      </>
    );
  }
  const user = await show(<Page />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { press, asked: () => asked };
}

test('the first component asks, and one that mounts beside it does not', async () => {
  const { press, asked } = await panels();
  await press('first');
  await screen.findByText('first 1');
  await press('second');
  await screen.findByText('second 1');
  expect(asked()).toBe(1);
});

test('when none was shown meanwhile, the server is asked again', async () => {
  const { press, asked } = await panels();
  await press('first');
  await screen.findByText('first 1');
  await press('first');
  await press('second');
  await screen.findByText('second 2');
  expect(asked()).toBe(2);
});

/** A page whose answer is asked for before it is rendered; the first of the answers comes first. */
async function askedAhead(answers: readonly (() => number)[]) {
  let [asked, rendered] = [0, 0];
  const answer = {
    queryKey: ['answer'],
    queryFn: async () => {
      asked += 1;
      return answers[asked - 1]?.() ?? 0;
    },
  };
  const client = new QueryClient({ defaultOptions: queryDefaults });
  askAhead(client, answer);
  await vi.waitFor(() => expect(client.getQueryState(['answer'])?.fetchStatus).toBe('idle'));
  function Page() {
    rendered += 1;
    return <p>{`answer ${useQuery({ ...answer, ...useFirstAsks() }).data}`}</p>;
  }
  await show(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return { client, asked: () => asked, rendered: () => rendered };
}

test('what was asked for ahead is shown by its component without asking or rendering again', async () => {
  const { client, asked, rendered } = await askedAhead([() => 1, () => 2]);
  await screen.findByText('answer 1');
  expect(rendered()).toBe(1);
  await client.invalidateQueries({ queryKey: ['answer'] });
  await screen.findByText('answer 2');
  expect(asked()).toBe(2);
});

test('a refusal of what was asked for ahead is asked for again by its component', async () => {
  const refused = () => {
    throw new Error('no line');
  };
  await askedAhead([refused, () => 2]);
  await screen.findByText('answer 2');
});
