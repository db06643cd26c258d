import type { Page } from 'playwright-core';
import { firstOf, some } from '../harness/several.ts';

/** A picture of the help pages: its account, its page, and what is opened on it. */
export interface Picture {
  /** File name without its extension, as the help pages use it. */
  readonly name: string;
  readonly screen: 'desktop' | 'phone';
  /** Null: nobody is signed in. */
  readonly account: string | null;
  readonly place: string;
  /** Waits for the content and opens the part to be shown. */
  readonly show: (page: Page) => Promise<unknown>;
}

const wait = (selector: string) => (page: Page) => some(page.locator(selector));

/** The last row: a letter of the demo agency, printed as letters are. */
async function openDocument(page: Page): Promise<void> {
  await wait('.s-row')(page);
  await page.locator('.s-row').last().click();
  await some(page.locator('.file-sheet-picture'));
  await page.locator('.act-primary').waitFor();
  await page.locator('.s-toast').waitFor({ state: 'hidden' });
}

/** Registers a printed letter of the demo agency: sample files have no letter layout. */
async function letterOfAgency(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('sarn_token')}` };
    const ask = (path: string) => fetch(`api${path}`, { headers });
    const list = (await (await ask('/registry/documents?size=50')).json()) as {
      rows: readonly { documentId: string; kind: string }[];
    };
    for (const { documentId } of list.rows.filter(({ kind }) => kind === 'outside')) {
      const document = (await (await ask(`/registry/document/${documentId}`)).json()) as {
        item?: { files: readonly { id: string }[] };
      };
      const [file] = document.item?.files ?? [];
      if (!file) continue;
      const content = await (await ask(`/file/${file.id}/content`)).arrayBuffer();
      // Sample files are one page with a word or two; a printed letter includes its fonts.
      if (content.byteLength > 10_000) return [...new Uint8Array(content)];
    }
    throw new Error('the demo agency has no letter to show');
  });
  return Buffer.from(bytes);
}

export const pictures: readonly Picture[] = [
  {
    name: 'login',
    screen: 'desktop',
    account: null,
    place: '/login',
    show: wait('input[name=password]'),
  },
  {
    name: 'portal',
    screen: 'desktop',
    account: 'director',
    place: '/portal',
    show: wait('.head-row'),
  },
  {
    name: 'dashboard',
    screen: 'desktop',
    account: 'saraban',
    place: '/sarabun/dashboard',
    show: wait('.urgent-row'),
  },
  {
    name: 'queue',
    screen: 'desktop',
    account: 'director',
    place: '/sarabun/dashboard',
    show: async (page) => {
      await wait('.todo-card')(page);
      await firstOf(page.locator('.todo-card')).click();
      await some(page.getByRole('dialog').locator('.s-row'));
    },
  },
  {
    name: 'document',
    screen: 'desktop',
    account: 'director',
    place: '/sarabun/queue/jobReceived2',
    show: openDocument,
  },
  {
    name: 'order',
    screen: 'desktop',
    account: 'director',
    place: '/sarabun/queue/jobReceived2',
    show: async (page) => {
      await openDocument(page);
      await page.locator('.act-primary').click();
      await some(page.getByRole('radiogroup'));
    },
  },
  {
    name: 'register',
    screen: 'desktop',
    account: 'saraban',
    place: '/sarabun/create/outside',
    show: async (page) => {
      await wait('.s-drop')(page);
      await page.locator('input[type=file]').setInputFiles({
        name: 'หนังสือเชิญประชุม.pdf',
        mimeType: 'application/pdf',
        buffer: await letterOfAgency(page),
      });
      await page.getByText('แนบแล้ว').waitFor();
      await wait('.file-sheet-picture')(page);
    },
  },
  {
    name: 'work',
    screen: 'desktop',
    account: 'officer.policy',
    place: '/sarabun/queue/jobAssign',
    show: wait('.s-row'),
  },
  {
    name: 'memo',
    screen: 'desktop',
    account: 'officer.policy',
    place: '/sarabun/create/inside',
    show: wait('.s-editor-text'),
  },
  {
    name: 'book',
    screen: 'desktop',
    account: 'saraban',
    place: '/sarabun/register',
    show: wait('.s-row'),
  },
  {
    name: 'notification',
    screen: 'desktop',
    account: 'director',
    place: '/portal',
    show: async (page) => {
      await page.getByRole('button', { name: /^การแจ้งเตือน/ }).click();
      await wait('.notification-row')(page);
    },
  },
  {
    name: 'account',
    screen: 'desktop',
    account: 'director',
    place: '/portal',
    show: async (page) => {
      await page.getByRole('button', { name: /ธีรเดช/ }).click();
      await page.getByRole('button', { name: 'ออกจากระบบ' }).waitFor();
    },
  },
  {
    name: 'portal-phone',
    screen: 'phone',
    account: 'director',
    place: '/portal',
    show: wait('.head-row'),
  },
  {
    name: 'document-phone',
    screen: 'phone',
    account: 'director',
    place: '/sarabun/queue/jobReceived2',
    show: openDocument,
  },
];
