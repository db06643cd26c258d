import { getConfigurationImport } from '@sarn/configuration/contract';
import { answerCalls, askedOf, refusal, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { DifferencesCard } from './DifferencesCard.tsx';

const importId = '01930000-0000-7000-8000-000000000301';
const opened = {
  ...{ deployment: 'kru', isOtherDeployment: true, exportedAt: '2026-11-25T00:00:00.000Z' },
  ...{ unknown: [], digest: 'd1' },
  sections: [
    {
      ...{ code: 'document-speed', title: 'ชั้นความเร็ว' },
      rows: [
        {
          ...{ key: 'document-speed/urgent', code: 'urgent', name: 'ด่วน', kind: 'changed' },
          fields: [
            {
              key: 'document-speed/urgent#nameTh',
              field: 'nameTh',
              label: 'ชื่อ',
              from: 'ด่วน',
              to: 'ด่วนใหม่',
            },
            { key: 'document-speed/urgent#rank', field: 'rank', label: 'ลำดับ', from: '1', to: '2' },
          ],
        },
        { key: 'document-speed/own', code: 'own', name: 'ด่วนภายใน', kind: 'here', fields: [] },
      ],
    },
  ],
};
const read = `GET /configuration/file/imports/${importId}`;
const apply = `POST /configuration/file/imports/${importId}/apply`;
const box = (name: string) => screen.getByRole('checkbox', { name });
const reason = () => screen.getByRole('textbox', { name: /^เหตุผล/ });

test('sends what was chosen field by field, and ends nothing unless the file is followed', async () => {
  const onClose = vi.fn();
  const calls = answerCalls({ [read]: () => opened, [apply]: () => ({ count: 1, waiting: 0 }) });
  const user = await show(<DifferencesCard importId={importId} onClose={onClose} />);
  await waitFor(() => expect(screen.getByText(/มาจากหน่วยงานอื่น/)).toBeTruthy());
  expect(box('นำเข้า ด่วนภายใน')).toHaveProperty('disabled', true);
  await user.click(box('นำเข้า ชื่อ ของ ด่วน'));
  await user.click(screen.getByRole('button', { name: 'นำเข้า 1 รายการ' }));
  expect(screen.getByText('กรุณาระบุเหตุผลอย่างน้อย 3 ตัวอักษร')).toBeTruthy();
  await user.type(reason(), 'คำสั่งที่ 5');
  await user.click(screen.getByRole('button', { name: 'นำเข้า 1 รายการ' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const sent = calls.map(({ fields }) => fields).find((fields) => 'chosen' in fields);
  expect(JSON.parse(String(sent?.['chosen']))).toEqual(['document-speed/urgent#rank']);
  expect(sent).toMatchObject({ digest: 'd1', reason: 'คำสั่งที่ 5' });
  // The server has forgotten the file by then.
  expect(askedOf(getConfigurationImport, calls)).toHaveLength(1);
});

test('keeps what was typed when the import is refused, and ends rows when the file is followed', async () => {
  const calls = answerCalls({
    [read]: () => opened,
    [apply]: () => refusal('configuration.file-changed'),
  });
  const user = await show(<DifferencesCard importId={importId} onClose={() => {}} />);
  await waitFor(() => expect(screen.getByText('ส่วนที่ต่างกัน 2 รายการ')).toBeTruthy());
  await user.click(screen.getByRole('checkbox', { name: /^ให้เหมือนไฟล์/ }));
  expect(screen.getByText('สิ้นสุดการใช้')).toBeTruthy();
  await user.type(reason(), 'คำสั่งที่ 6');
  await user.click(screen.getByRole('button', { name: 'นำเข้า 2 รายการ' }));
  await waitFor(() => expect(screen.getByText(/ค่าตั้งเปลี่ยนไปหลังจากท่านเปิดไฟล์/)).toBeTruthy());
  expect(reason()).toHaveProperty('value', 'คำสั่งที่ 6');
  const sent = calls.map(({ fields }) => fields).find((fields) => 'chosen' in fields);
  expect(String(sent?.['chosen'])).toContain('document-speed/own');
});
