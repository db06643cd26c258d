import { addAnnotations, listAnnotations, usualStampPlace } from '@sarn/annotation/contract';
import type { Annotation } from '@sarn/annotation/contract';
import { ids, sampleDetail } from '@sarn/document/testing';
import {
  answerCalls,
  answering,
  askedOf,
  fieldOf,
  fireEvent,
  keepInput,
  leavePage,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { toThaiDigits } from '@sarn/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { LayersButton } from './LayersButton.tsx';
import { LayersSide } from './LayersSide.tsx';
import { PageAnnotations } from './PageAnnotations.tsx';
import { WritingProvider } from './WritingProvider.tsx';
import { WritingTools } from './WritingTools.tsx';

const documentId = ids.document;
const fileId = ids.file;
const size = { width: 595.276, height: 841.89 };

const note: Annotation = {
  ...{ id: '01930000-0000-7000-8000-00000000000a', fileId, onBehalfOf: '', takenBackAt: null },
  place: { page: 1, left: 30, top: 220, width: 75, height: 32 },
  content: { kind: 'note', ink: 'blue', text: 'เสนอเพื่อโปรดพิจารณา' },
  ...{ author: 'นางสาวสุดา ใจดี', post: 'หัวหน้างาน', at: '2026-11-23T02:05:00.000Z' },
  mayTakeBack: false,
};

/* A browser knows where on an enlarged and turned page one points; here a pixel is a millimetre. */
beforeEach(() => {
  class SamePoint {
    readonly x: number;
    readonly y: number;
    constructor(x: number, y: number) {
      this.x = x;
      this.y = y;
    }
    matrixTransform(): this {
      return this;
    }
  }
  vi.stubGlobal('DOMPoint', SamePoint);
  SVGSVGElement.prototype.getScreenCTM = () => null;
});

const file = {
  ...{ id: fileId, name: 'หนังสือ.pdf', mediaType: 'application/pdf', bytes: 9, pageCount: 2 },
  ...{ role: 'main', versions: [], mayReplace: false },
};

/** The parts of a viewer that the module fills, around one page. */
async function open(
  answer: Partial<ReturnType<typeof listAnnotations.output.parse>> = {},
  rows: readonly Annotation[] = [note],
  change: object = {},
  detail: Parameters<typeof sampleDetail>[0] = {},
) {
  const asked = answerCalls({
    ...answering(
      listAnnotations,
      {
        rows: [...rows],
        refusal: null,
        stamp: [],
        stampPlace: usualStampPlace,
        qr: null,
        signature: null,
        ...answer,
      },
      { documentId },
    ),
    ...answering(addAnnotations, { rows: [] }, { documentId }),
  });
  const at = { fileId, page: 0, pages: [size, size], goTo: () => {} };
  const place = { ...at, enlarge: () => {}, close: undefined };
  const user = await show(
    <WritingProvider detail={sampleDetail({ files: [{ ...file, ...change }], ...detail })}>
      <LayersButton {...place} />
      <WritingTools {...place} />
      <PageAnnotations fileId={fileId} page={0} size={size} />
      <LayersSide {...place} />
    </WritingProvider>,
  );
  return { user, added: () => askedOf(addAnnotations, asked) };
}

const button = (name: string) => screen.findByRole('button', { name });
const surface = () => screen.findByRole('img', { name: 'เขียนบนหน้า 1' });

async function draw(points: readonly (readonly [number, number])[]) {
  const page = await surface();
  const [first = [0, 0], ...others] = points;
  const at = ([x, y]: readonly [number, number]) => ({ clientX: x, clientY: y, pointerId: 1 });
  fireEvent.pointerDown(page, { ...at(first), button: 0 });
  for (const point of others) fireEvent.pointerMove(page, at(point));
  fireEvent.pointerUp(page, at(others.at(-1) ?? first));
}

test('annotations that could not be loaded are said to be missing, and are loaded again', async () => {
  const path = `GET /registry/document/${documentId}/annotation`;
  let isThere = false;
  const rows = {
    rows: [note],
    refusal: null,
    stamp: [],
    stampPlace: usualStampPlace,
    qr: null,
    signature: null,
  };
  answerCalls({ [path]: () => (isThere ? rows : refusal('annotation.not-found')) });
  const place = { fileId, page: 0, pages: [size], goTo: () => {}, enlarge: undefined };
  const user = await show(
    <WritingProvider detail={sampleDetail({ files: [file] })}>
      <LayersButton {...place} close={undefined} />
    </WritingProvider>,
  );
  const again = await button('โหลดชั้นบนหนังสือไม่ได้ ลองใหม่');
  isThere = true;
  await user.click(again);
  await button('ชั้นบนหนังสือ 1 ชั้น');
  expect(screen.queryByText(/โหลดชั้นบนหนังสือไม่ได้/)).toBeNull();
});

test('what was written is told with its author, post and time, hidden and shown again', async () => {
  const { user } = await open();
  expect(await screen.findByText(/^เกษียน โดย นางสาวสุดา ใจดี หัวหน้างาน เมื่อ .*พิจารณา$/)).toBeDefined();
  await user.click(await button('ชั้นบนหนังสือ 1 ชั้น'));
  await user.click(await button('ซ่อน เสนอเพื่อโปรดพิจารณา'));
  expect(screen.queryByText(/^เกษียน โดย/)).toBeNull();
  await user.click(await button('แสดงทั้งหมด'));
  expect(screen.getByText(/^เกษียน โดย/)).toBeDefined();
});

test('nothing is offered to write for whom the document does not wait', async () => {
  await open({ refusal: 'annotation.not-with-you' });
  await button('ชั้นบนหนังสือ 1 ชั้น');
  expect(screen.queryByText('เขียนเกษียน')).toBeNull();
});

test('a drawing is saved with its ink and its words; a step is undone, a stroke rubbed out', async () => {
  const { user, added } = await open();
  await user.click(await button('เขียนเกษียน'));
  await draw([
    [50, 100],
    [60, 110],
  ]);
  await user.click(await button('หมึกแดง'));
  await draw([
    [150, 200],
    [160, 200],
  ]);
  await draw([
    [20, 20],
    [30, 30],
  ]);
  await user.click(await button('ย้อนกลับ'));
  await user.click(await button('ยางลบ'));
  await draw([[51, 101]]);
  await user.click(fieldOf('ข้อความของลายมือ'));
  await user.paste('มอบกองกฎหมาย');
  await user.click(await button('บันทึกเกษียน'));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()).toMatchObject([
    {
      fileId,
      annotations: [
        {
          place: { page: 1, left: 149, top: 199 },
          content: { kind: 'ink', text: 'มอบกองกฎหมาย', strokes: [{ ink: 'red' }] },
        },
      ],
    },
  ]);
});

test('a typed note needs words, and is moved, resized and removed by keys', async () => {
  const { user, added } = await open();
  await user.click(await button('เขียนเกษียน'));
  await user.click(await button('พิมพ์ข้อความ'));
  await user.click(await button('บันทึกเกษียน'));
  expect(await screen.findByText('กรุณาพิมพ์ข้อความเกษียน หรือลบชั้นนี้')).toBeDefined();
  await user.click(fieldOf('ข้อความเกษียน'));
  await user.paste('เห็นชอบ');
  const frame = await button(
    'เกษียนของท่าน หน้า 1 ย้ายด้วยปุ่มลูกศร กด Shift พร้อมลูกศรเพื่อย่อขยาย กด Delete เพื่อลบ',
  );
  frame.focus();
  await user.keyboard('{ArrowUp}{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
  await user.click(await button('บันทึกเกษียน'));
  await waitFor(() => expect(added()).toHaveLength(1));
  const [sent] = added();
  expect(sent?.annotations[0]).toMatchObject({ content: { kind: 'note', text: 'เห็นชอบ' } });
  expect(sent?.annotations[0]?.place).toMatchObject({ left: 115, width: 73 });
});

test('the stamp is offered while it is not placed, and its words are not sent', async () => {
  const { user, added } = await open({ stamp: ['สำนักงานตัวอย่าง', 'เลขรับ 12/2569'] });
  await user.click(await button('เขียนเกษียน'));
  await user.click(await button('ตรารับ'));
  expect(screen.getByText('เลขรับ ๑๒/๒๕๖๙')).toBeDefined();
  await user.click(await button('บันทึกเกษียน'));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()[0]?.annotations.map(({ content }) => content)).toEqual([{ kind: 'stamp' }]);
});

test('what was drawn and not saved is kept, and offered when the document is opened again', async () => {
  keepInput();
  const { user } = await open();
  await user.click(await button('เขียนเกษียน'));
  await draw([
    [50, 100],
    [60, 110],
  ]);
  await waitFor(() => expect(localStorage).toHaveLength(1));
  leavePage();
  const again = await open();
  await again.user.click(await button('ทำต่อ'));
  await again.user.click(await button('บันทึกเกษียน'));
  await waitFor(() => expect(again.added()).toHaveLength(1));
  expect(again.added()[0]?.annotations[0]?.place).toMatchObject({ left: 49, top: 99 });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('the own signature picture is placed once, seen on the page, and sent without its bytes', async () => {
  const png = 'iVBORw0KGgo=';
  const { user, added } = await open({
    signature: { kind: 'signature', png, width: 200, height: 100 },
  });
  await user.click(await button('เขียนเกษียน'));
  const tool = await button('ภาพลายมือชื่อของฉัน');
  await user.click(tool);
  expect(tool).toHaveProperty('disabled', true);
  const pictures = document.querySelectorAll('img.annotation-signature');
  expect([...pictures].map((one) => one.getAttribute('src'))).toEqual([
    `data:image/png;base64,${png}`,
  ]);
  await user.click(await button('บันทึกเกษียน'));
  await waitFor(() => expect(added()).toHaveLength(1));
  const [sent] = added()[0]?.annotations ?? [];
  expect(sent?.content).toEqual({ kind: 'signature' });
  // As wide as a signature is on paper, in the shape of the picture.
  expect(sent?.place).toMatchObject({ page: 1, width: 45, height: 22.5 });
});

test('who has no signature picture is offered none; one on a page is told as what it is', async () => {
  const content = { kind: 'signature', png: 'iVBORw0KGgo=', width: 200, height: 100 } as const;
  const { user } = await open({}, [{ ...note, content }]);
  expect(await screen.findByText(/^ภาพลายมือชื่อ โดย .*ไม่ใช่ลายมือชื่อดิจิทัล$/)).toBeDefined();
  await user.click(await button('เขียนเกษียน'));
  await button('พิมพ์ข้อความ');
  expect(screen.queryByRole('button', { name: 'ภาพลายมือชื่อของฉัน' })).toBeNull();
});

test.each([
  ['a scanned picture, which is one page', { mediaType: 'image/jpeg', pageCount: null }],
  ['a PDF whose pages nobody counted: the server counts them', { pageCount: null }],
])('one writes on %s', async (_what, change) => {
  await open({}, [note], change);
  await button('เขียนเกษียน');
});

test.each([
  ['normal', 'เก็บไว้ในเครื่องนี้จนกว่าจะบันทึก'],
  ['confidential', 'เก็บไว้ในระบบจนกว่าจะบันทึก ไม่เก็บในเครื่องนี้'],
] as const)(
  '[8.06] it is told where the typed is kept of a %s letter: on the device, or on the server alone',
  async (secrecy, kept) => {
    const { user } = await open({}, [], {}, { secrecy });
    await user.click(await button('เขียนเกษียน'));
    await draw([
      [50, 100],
      [90, 120],
    ]);
    expect(await screen.findByText(kept)).toBeDefined();
  },
);

test('on the screen too no abbreviation of a stamp is broken', async () => {
  const lines = ['คณะกรรมการจัดที่ดิน (คกก.)', 'เลขรับ 12/2569 วันที่ 26 พ.ย. 2569'];
  await open({ rows: [{ ...note, content: { kind: 'stamp', lines } }] });
  await waitFor(() => expect(document.querySelector('.annotation-stamp')).not.toBeNull());
  const whole = [...document.querySelectorAll('.annotation-stamp .annotation-whole')];
  expect(whole.map(({ textContent }) => textContent)).toEqual(['(คกก.)', 'พ.ย.']);
  const shown = [...document.querySelectorAll('.annotation-stamp p')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(
    lines.map((line) => toThaiDigits(line)),
  );
});
