import type { DocumentDetail, ReaderState } from '@sarn/document/contract';

/**
 * What the document is for the reader, as the head and the panel show it: the same as the row that was
 * opened.
 */
export function shownState(detail: DocumentDetail): ReaderState {
  const [first] = detail.forReader;
  return first ?? ofDocument(detail);
}

/** The document with the state of the opened row before the others. */
export function withRowFirst(detail: DocumentDetail, key: string | undefined): DocumentDetail {
  const row = detail.forReader.find((one) => one.key === key);
  if (!row) return detail;
  return { ...detail, forReader: [row, ...detail.forReader.filter((one) => one !== row)] };
}

const ofDocument = (detail: DocumentDetail): ReaderState => ({
  key: `document:${detail.id}`,
  on: 'document',
  targetId: detail.id,
  state: detail.state,
  stateTerm: detail.stateTerm,
  dueDate: detail.dueDate,
  receiveNo: detail.receiveNo,
  isSettled: detail.principals.length === 0,
});
