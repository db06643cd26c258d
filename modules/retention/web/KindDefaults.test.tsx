import { answerCalls, refusal, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { KindDefaults } from './KindDefaults.tsx';

const row = (medium: 'paper' | 'electronic', classCode = 'ten') => ({
  ...{ kind: 'outside', classCode, medium },
});
const retentionClass = (code: string, th: string) => ({
  ...{ code, name: { th, en: th }, fate: 'expires' as const, years: 10 },
  ...{ leastYears: 1, rule: '', isRetired: false },
});
const rows = [retentionClass('ten', 'สิบปี'), retentionClass('five', 'ห้าปี')];
const save = 'POST /registry/retention/defaults/save';

test('a usual class that somebody else chose meanwhile is shown beside the own choice', async () => {
  let now = row('paper');
  const calls = answerCalls({
    'GET /registry/retention/classes': () => ({ rows, defaults: [now] }),
    [save]: ({ fields }) =>
      String(fields['seen']).includes('five') ? {} : refusal('settings.stale', [], 'ผู้อื่นแก้ไขก่อน'),
  });
  const user = await show(<KindDefaults defaults={[now]} />);
  now = row('paper', 'five');
  await user.click(await screen.findByRole('button', { name: /ต้นฉบับ/ }));
  await user.click(await screen.findByRole('option', { name: 'หนังสืออิเล็กทรอนิกส์' }));
  const line = await screen.findByRole('row', {
    name: /ห้าปี · ต้นฉบับเป็นกระดาษ สิบปี · หนังสืออิเล็กทรอนิกส์/,
  });
  expect(line).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  const sent = () => calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ fields }) => fields)).toMatchObject([
    { classCode: 'ten', medium: 'electronic' },
    { classCode: 'ten', medium: 'electronic', seen: expect.stringContaining('five') },
  ]);
});
