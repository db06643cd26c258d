import { answerCalls, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import PeoplePage from './PeoplePage.tsx';

test('the address names the unit whose people are listed, as the organisation tree links to it', async () => {
  const calls = answerCalls({
    'GET /personnel/people': () => ({ rows: [], total: 0 }),
    'GET /identity/units': () => ({ rows: [] }),
  });
  await show(<PeoplePage />, '/?unit=01930000-0000-7000-8000-000000000001');
  const asked = () => calls.filter(({ path }) => path === '/personnel/people');
  await waitFor(() => expect(asked()).not.toEqual([]));
  expect(asked()[0]?.fields['unitId']).toBe('01930000-0000-7000-8000-000000000001');
});
