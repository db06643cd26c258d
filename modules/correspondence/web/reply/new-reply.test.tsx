import { getOwnCreation } from '@sarn/creation/contract';
import { listContacts } from '@sarn/contact/contract';
import { getLetterSender, suggestWords } from '@sarn/correspondence/contract';
import { getDocument } from '@sarn/document/contract';
import { ids, sampleDetail } from '@sarn/document/testing';
import { th } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  fieldOf,
  keepInputApart,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { NewReply } from './NewReply.tsx';

const { document: documentId } = ids;
const sender = {
  ...{ address: '', contact: '' },
  english: { address: '', contact: '', englishCode: '' },
};
const lists = {
  ...answering(getLetterSender, sender),
  ...answering(suggestWords, { rows: [] }),
  ...answering(getOwnCreation, { rows: [], mayBegin: true, mayRegister: false }),
  ...answering(listContacts, { rows: [], total: 0, mayKeep: false }),
};

test.each([
  ['confidential', { onServer: 1, onDevice: 0 }],
  ['normal', { onServer: 0, onDevice: 1 }],
])(
  'an answer to a letter of the class %s is kept where that class may be: %o',
  async (...given) => {
    const [secrecy, { onServer, onDevice }] = given;
    const kept = keepInputApart();
    const item = sampleDetail({ secrecy });
    answerCalls({ ...lists, ...answering(getDocument, { item }, { documentId }) });
    const user = await show(<NewReply answered={documentId} />);
    await screen.findByText(/ขอเชิญประชุม/, { selector: 'p' });
    await user.type(fieldOf(th.field.title), ' ตามที่ขอ');
    await waitFor(() => expect([kept().length, localStorage.length]).toEqual([onServer, onDevice]));
  },
);
