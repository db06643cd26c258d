import { secretOf } from '@sarn/classification/contract';
import { ids, sampleAct, showAct } from '@sarn/document/testing';
import { th as document } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  fieldOf,
  keepInputApart,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { BreakGlassDialog } from './BreakGlassDialog.tsx';
import { ClassifyDialog } from './ClassifyDialog.tsx';
import { documentPage } from './document-page.tsx';
import { SecretGate } from './SecretGate.tsx';
import { th } from './words/th.ts';

const { document: documentId } = ids;
const none = () => {};
const known = {
  ...answering(secretOf, {
    ...{ secrecy: null, isOpen: false, isRegisterOnly: false, upperClasses: 'register-only' },
    ...{ classes: {}, allowedClasses: ['normal', 'confidential'], mayDownload: true, keepers: [] },
    ...{ content: { files: 0, hasText: false }, mayName: false, mayClassify: true, readers: [] },
    ...{ openings: [], changes: [] },
  }),
  'GET /identity/units': () => ({ rows: [] }),
};

/** Nothing around them says that the document is classified, or it is not yet. */
const forms = {
  'the reason for opening one': {
    open: () => show(<SecretGate documentId={documentId} />),
    label: th['gate.reason'],
    key: `secret.open:${documentId}`,
  },
  'the reason in an emergency': {
    open: () => show(<BreakGlassDialog onOpen={none} onClose={none} />),
    label: th.reason,
    key: 'secret.break-glass',
  },
  'why one gets its class': {
    open: () => show(<ClassifyDialog {...{ documentId, secrecy: 'normal', onClose: none }} />),
    label: th.reason,
    key: `secret.classify:${documentId}`,
  },
  'the act that classifies one': {
    open: async () => (await showAct(documentPage, sampleAct('classify', 'classify'))).user,
    label: document.field.reason,
    key: `act.classify:classify/${documentId}`,
  },
};

test.each(Object.entries(forms))(
  '%s is kept on the server, and not on the device',
  async (...of) => {
    const [, { open, label, key }] = of;
    const onServer = keepInputApart();
    answerCalls(known);
    const user = await open();
    await user.type(fieldOf(label), 'เนื้อหามีข้อมูลข่าวสารลับ');
    await waitFor(() => expect(onServer()).toEqual([key]));
    expect(localStorage).toHaveLength(0);
  },
);
