import { sampleDetail } from '@sarn/document/testing';
import { answerCalls, answering, refusal, screen, show, within } from '@sarn/platform-web/testing';
import { getPrintedText } from '@sarn/printed-document/contract';
import { expect, test } from 'vitest';
import { TextSheet } from './TextSheet.tsx';

const html = [
  '<article lang="th"><h1>บันทึกข้อความ</h1>',
  '<dl><dt>เรื่อง</dt><dd>ขออนุมัติ &lt;b&gt; &amp; อื่น</dd></dl>',
  '<h2>๑. เรื่องเดิม</h2><p>ด้วย<strong><u>กองนโยบาย</u></strong><br>ขอเสนอ</p>',
  '<ol role="list"><li><p>๑. ข้อหนึ่ง</p></li></ol>',
  '<table><tbody><tr><th colspan="2" scope="colgroup"><p>งบ</p></th></tr>',
  '<tr><td><p>ก</p></td><td><p>ข</p></td></tr></tbody></table>',
  '<script>document.title = "x"</script><img src="x" onerror="document.title = 1">',
  '<p style="color: red" onclick="x()"><a href="https://example.test">ลิงก์</a></p></article>',
].join('');
const detail = sampleDetail();

test('[15.05] a document without pages is read with its heads, lists and tables', async () => {
  answerCalls(answering(getPrintedText, { html }, { documentId: detail.id }));
  await show(<TextSheet detail={detail} />);
  const sheet = await screen.findByRole('region', { name: detail.title });
  expect(within(sheet).getByRole('heading', { level: 2 }).textContent).toBe('บันทึกข้อความ');
  expect(within(sheet).getByRole('heading', { level: 3 }).textContent).toBe('๑. เรื่องเดิม');
  expect(within(sheet).getByRole('definition').textContent).toBe('ขออนุมัติ <b> & อื่น');
  expect(within(sheet).getByRole('listitem').textContent).toBe('๑. ข้อหนึ่ง');
  expect(within(sheet).getByRole('columnheader').getAttribute('colspan')).toBe('2');
  expect(sheet.querySelector('article')?.lang).toBe('th');
  // Nothing but known elements and attributes gets into the page.
  expect(sheet.querySelectorAll('script, img, a, [style], [onclick]')).toHaveLength(0);
  expect(sheet.textContent).toContain('ลิงก์');
});

test('a refusal is told', async () => {
  answerCalls({
    ...{
      [`GET /registry/document/${detail.id}/printed/text`]: () => refusal('x', [], 'ไม่มีแบบพิมพ์'),
    },
  });
  await show(<TextSheet detail={detail} />);
  expect(await screen.findByText('ไม่มีแบบพิมพ์')).toBeDefined();
});
