import { useMe } from '@sarn/organisation/web';
import { Button } from '@sarn/platform-web';
import { answerCalls, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { useSetPermissions } from './access.client.ts';

/** A page that shows the own rights, beside a change of a role that the reader holds. */
function OwnRights() {
  const rights = useMe().data?.permissions.join();
  const change = useSetPermissions();
  const sent = { roleId: 'a', version: 3, reason: 'คำสั่งที่ 1', set: [] };
  return <Button onPress={() => change.mutate(sent)}>{`rights: ${rights}`}</Button>;
}

test('after a change of a role the own rights are asked for again', async () => {
  const answers = [['a.one', 'a.two'], ['a.one']];
  answerCalls({
    'GET /identity/me': () => ({ permissions: answers.shift() }),
    'POST /access/roles/a/permissions': () => ({ state: 'applied', changeId: 'c', aloneAt: null }),
  });
  const user = await show(<OwnRights />);
  await user.click(await screen.findByRole('button', { name: 'rights: a.one,a.two' }));
  expect(await screen.findByRole('button', { name: 'rights: a.one' })).toBeDefined();
});
