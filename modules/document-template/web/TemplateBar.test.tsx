import { DraftFormProvider, WrittenTextProvider } from '@sarn/correspondence/web';
import type { WrittenText } from '@sarn/correspondence/web';
import {
  getTemplate,
  keepTemplate,
  listTemplates,
  removeTemplate,
  shareTemplate,
} from '@sarn/document-template/contract';
import type { TemplateLibrary, TemplateRow } from '@sarn/document-template/contract';
import { KeptWhereProvider, deviceStore, provideInputStores } from '@sarn/platform-web';
import {
  answerCalls,
  answering,
  askedOf,
  leavePage,
  fill,
  keepInput,
  keptInput,
  retype,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { drawDraft } from '@sarn/printed-document/contract';
import { expect, test, vi } from 'vitest';
import { TemplateBar } from './TemplateBar.tsx';
import { th } from './words/th.ts';

const idOf = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const unit = { id: idOf(21), name: 'กองนโยบาย' };
const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }],
});

const row = (last: number, part: Partial<TemplateRow>): TemplateRow => ({
  ...{ id: idOf(last), kind: 'inside', name: 'ขอจัดอบรม', scope: 'own', unitId: null },
  ...{ unitName: '', keptBy: 'นางสาวหนึ่ง', keptAt: '2026-11-20T02:00:00.000Z' },
  ...{ title: 'ขออนุมัติจัดอบรม', text: 'ด้วยกอง', mayRemove: true },
  ...part,
});
const own = row(1, {});
const ofUnit = row(2, {
  ...{ name: 'รายงานประจำเดือน', scope: 'unit', unitId: unit.id, unitName: unit.name },
  ...{ title: 'รายงานผล', mayRemove: false },
});
const library = (part: Partial<TemplateLibrary> = {}): TemplateLibrary => ({
  ...{ rows: [own, ofUnit], units: [unit], mayShareWithAgency: false },
  ...part,
});
const content = { title: 'ขออนุมัติจัด{{โครงการ}}', bodyJson: body('ด้วยกองขอจัด{{โครงการ}}') };
const drawn = {
  pages: [{ digest: 'a', width: 595, height: 842, svg: '<svg/>', fields: [] }],
};

const empty = { title: '', addressee: 'ผู้อำนวยการ', units: [], bodyJson: body('') };

async function opened(
  values: typeof empty = empty,
  where: 'device' | 'server' = 'device',
  at = '/',
) {
  const calls = answerCalls({
    ...answering(listTemplates, library()),
    ...answering(getTemplate, { content }, { templateId: own.id }),
    ...answering(getTemplate, { content }, { templateId: ofUnit.id }),
    ...answering(keepTemplate, library()),
    ...answering(shareTemplate, library()),
    ...answering(removeTemplate, library({ rows: [ofUnit] })),
    ...answering(drawDraft, drawn),
  });
  const put = vi.fn<(part: Readonly<Record<string, unknown>>) => void>();
  const text: WrittenText = {
    ...{ kind: 'inside', speed: 'normal', documentId: null, files: [] },
    ...values,
  };
  const user = await show(
    <KeptWhereProvider value={where}>
      <WrittenTextProvider value={text}>
        <DraftFormProvider value={{ values, fill: put }}>
          <TemplateBar />
        </DraftFormProvider>
      </WrittenTextProvider>
    </KeptWhereProvider>,
    at,
  );
  return { user, put, calls };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('[5.10] a template is found, looked at, filled in and put into the form; it can be undone', async () => {
  const { user, put, calls } = await opened();
  await user.click(button(th.start));
  await screen.findByRole('button', { name: /^ขอจัดอบรม/ });
  await fill(user, screen.getByRole('searchbox'), 'รายงาน เดือน');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^ขอจัดอบรม/ })).toBeNull());
  await user.clear(screen.getByRole('searchbox'));
  await fill(user, screen.getByRole('searchbox'), 'ขออนุมัติ');
  await user.click(await screen.findByRole('button', { name: /^ขอจัดอบรม/ }));
  await fill(user, await screen.findByLabelText('โครงการ'), 'อบรมสารบรรณ');
  await screen.findByRole('img', { name: 'หน้าแรกของแม่แบบ ขอจัดอบรม' });
  await waitFor(() =>
    expect(askedOf(drawDraft, calls).at(-1)).toMatchObject({
      draft: { title: 'ขออนุมัติจัดอบรมสารบรรณ', addressee: 'ผู้อำนวยการ' },
    }),
  );
  expect(screen.queryByText(th.overwrites)).toBeNull();
  await user.click(button(th.use));
  const filled = { title: 'ขออนุมัติจัดอบรมสารบรรณ', bodyJson: body('ด้วยกองขอจัดอบรมสารบรรณ') };
  expect(put.mock.calls).toEqual([[filled]]);
  await user.click(await screen.findByRole('button', { name: th.undo }));
  expect(put.mock.lastCall).toEqual([{ title: '', bodyJson: empty.bodyJson }]);
});

test('the address can name the template with which the form begins; closed, it is not opened by a refresh', async () => {
  const { user, put } = await opened(empty, 'device', `/sarabun/create/inside?template=${own.id}`);
  await fill(user, await screen.findByLabelText('โครงการ'), 'สารบรรณ');
  await screen.findByRole('img', { name: 'หน้าแรกของแม่แบบ ขอจัดอบรม' });
  await user.click(button(th.use));
  expect(put).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname + location.search).toBe('/sarabun/create/inside');
});

test('who has written something is told that it is replaced', async () => {
  const { user } = await opened({ ...empty, title: 'เรื่องที่พิมพ์ไว้' });
  await user.click(button(th.start));
  await user.click(await screen.findByRole('button', { name: /^รายงานประจำเดือน/ }));
  expect(await screen.findByText(th.overwrites)).toBeDefined();
  // One of somebody else is neither shared nor withdrawn.
  expect(screen.queryByRole('button', { name: th.withdraw })).toBeNull();
  expect(screen.queryByRole('button', { name: 'ใช้ร่วมกันในกองนโยบาย' })).toBeNull();
});

test('what is written is kept under a name; recipients are not sent', async () => {
  const { user, calls } = await opened({ ...empty, title: 'ขออนุมัติเดินทาง', bodyJson: body('ด้วย') });
  await user.click(button(th.keep));
  const dialog = within(await screen.findByRole('dialog'));
  await retype(user, th.name, 'ขอจัดอบรม');
  // The name of an own template replaces it, and the button says so.
  await user.click(await dialog.findByRole('button', { name: th.replace }));
  await screen.findByText(th.kept);
  const kept = { title: 'ขออนุมัติเดินทาง', addressee: 'ผู้อำนวยการ', bodyJson: body('ด้วย') };
  expect(askedOf(keepTemplate, calls)).toEqual([
    { kind: 'inside', name: 'ขอจัดอบรม', replaces: true, content: kept },
  ]);
});

test('an own template is shared with the unit, and deleted when that is confirmed', async () => {
  const { user, calls } = await opened();
  await user.click(button(th.start));
  await user.click(await screen.findByRole('button', { name: /^ขอจัดอบรม/ }));
  expect(screen.queryByRole('button', { name: th.shareAgency })).toBeNull();
  await user.click(button('ใช้ร่วมกันในกองนโยบาย'));
  await screen.findByText(th.shared);
  expect(askedOf(shareTemplate, calls)).toEqual([{ id: own.id, unitId: unit.id }]);
  await user.click(button(th.remove));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: /ยืนยัน|ลบ|ตกลง/ }));
  await waitFor(() => expect(askedOf(removeTemplate, calls)).toEqual([{ id: own.id }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^ขอจัดอบรม/ })).toBeNull());
});

test('nothing of a classified document is kept, and nothing of an empty form', async () => {
  await opened({ ...empty, title: 'ลับ' }, 'server');
  expect(screen.queryByRole('button', { name: th.keep })).toBeNull();
});

test('an empty form is not kept', async () => {
  await opened();
  expect(button(th.keep)).toHaveProperty('disabled', true);
});

const key = 'document-template.filling:inside';
const fillIn = 'โครงการ';

/** A template is chosen and its variable typed; then the page is gone, as after a refresh. */
async function typedAndGone(where: 'device' | 'server' = 'device') {
  const { user } = await opened(empty, where);
  await user.click(button(th.start));
  await user.click(await screen.findByRole('button', { name: /^ขอจัดอบรม/ }));
  await fill(user, await screen.findByLabelText(fillIn), 'อบรมสารบรรณ');
  leavePage();
}

test('what was typed for a template is offered after a refresh, and kept until it is used', async () => {
  keepInput();
  await typedAndGone();
  const { user, put } = await opened();
  await user.click(button(th.start));
  await user.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  expect(await screen.findByLabelText(fillIn)).toHaveProperty('value', 'อบรมสารบรรณ');
  await user.click(button(th.use));
  expect(put.mock.lastCall?.[0]).toMatchObject({ title: 'ขออนุมัติจัดอบรมสารบรรณ' });
  await waitFor(async () => expect(await keptInput(key)).toBeNull());
  // Undone, it is unsent again.
  await user.click(await screen.findByRole('button', { name: th.undo }));
  const typed = { id: own.id, answers: { [fillIn]: 'อบรมสารบรรณ' } };
  await waitFor(async () => expect(await keptInput(key)).toEqual(typed));
});

test('a dialog that was closed by mistake has what was typed, and a look at a template keeps nothing', async () => {
  keepInput();
  const { user } = await opened();
  await user.click(button(th.start));
  await user.click(await screen.findByRole('button', { name: /^ขอจัดอบรม/ }));
  await screen.findByLabelText(fillIn);
  await user.keyboard('{Escape}');
  expect(await keptInput(key)).toBeNull();
  await user.click(button(th.start));
  await fill(user, await screen.findByLabelText(fillIn), 'อบรมสารบรรณ');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button(th.start));
  expect(await screen.findByLabelText(fillIn)).toHaveProperty('value', 'อบรมสารบรรณ');
});

test('what is typed for a classified document is kept on the server alone', async () => {
  provideInputStores({ device: deviceStore('person'), server: deviceStore('server') });
  await typedAndGone('server');
  expect(await keptInput(key)).toBeNull();
  expect(
    deviceStore('server')
      .list?.()
      .map((one) => one.key),
  ).toEqual([key]);
});

test('[5.10] the search over the templates is there again after a refresh, and is taken away', async () => {
  const { user } = await opened();
  await user.click(button(th.start));
  await fill(user, await screen.findByRole('searchbox'), 'เรื่องอื่น');
  await screen.findByText(th.notFound.replace('{text}', 'เรื่องอื่น'));
  expect(screen.queryByText(th.none)).toBeNull();
  leavePage();
  const { user: again } = await opened();
  await again.click(button(th.start));
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('เรื่องอื่น');
  await again.click(screen.getAllByRole('button', { name: 'ล้างตัวกรอง' })[0]!);
  await screen.findByRole('button', { name: /^ขอจัดอบรม/ });
  expect(location.search).toBe('');
});
