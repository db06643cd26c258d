import { ApiError, ErrorSummary, PanelsProvider } from '@sarn/platform-web';
import { answerCalls, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { refusalPanels } from './refusal-panels.ts';

const me = (permissions: readonly string[], limited: readonly string[] = []) => ({
  'GET /identity/me': () => ({ ...{ id: 'p1', name: 'ก', permissions, limited, posts: [] } }),
});

const refused = (code: string) =>
  new ApiError({
    ...{ code, message: 'ท่านไม่มีสิทธิ์สร้างคำสั่ง', status: 403 },
    ...{ params: {}, requestId: null, body: {} },
  });

const showRefusal = (code: string) =>
  show(
    <PanelsProvider value={refusalPanels}>
      <ErrorSummary error={refused(code)} />
    </PanelsProvider>,
  );

test.each([
  ['creation.not-allowed', 'settings.registry', 'manage-book-creation'],
  ['registry.share-ring', 'settings.registry', 'sarabun-structure'],
  ['registry.retention-too-short', 'registry.retention-classes', 'retention'],
])('a refusal %s leads who may change it to its page', async (code, permission, path) => {
  answerCalls(me([permission]));
  await showRefusal(code);
  const link = await screen.findByRole('link', { name: /หน้าตั้งค่า/ });
  expect(link.getAttribute('href')).toContain(`/settings/3144/${path}`);
});

test('who may not change it, or only for one unit, sees the sentence alone', async () => {
  answerCalls(me(['settings.registry'], ['settings.registry']));
  await showRefusal('creation.not-allowed');
  // Its words are those of the module of the code, where that is loaded.
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a refusal of a number names the first step that fails, in the register that is chosen', async () => {
  const failing = { step: 'permission', isFulfilled: false, text: 'ไม่มีสิทธิ์ออกเลข' };
  const calls = answerCalls({
    ...me([]),
    'GET /access/why-number': () => ({
      ...{ isAllowed: false, unitName: 'กองคลัง', failing, steps: [failing], mayGrant: false },
    }),
  });
  const user = await showRefusal('registry.register-closed');
  await user.click(await screen.findByRole('button', { name: 'ทำไมออกเลขไม่ได้' }));
  expect(await screen.findByText('ติดที่: ไม่มีสิทธิ์ออกเลข')).toBeDefined();
  expect(calls.some(({ path }) => path.includes('why-number'))).toBe(true);
});
