import { suggestWords } from '@sarn/correspondence/contract';
import { call } from '@sarn/platform-web';
import type { LoadOptions } from '@sarn/platform-web';

const offer =
  (field: 'sender' | 'addressee'): LoadOptions =>
  async (text, signal) => {
    const { rows } = await call(suggestWords, { field, text }, { signal });
    return rows.map((row) => ({ value: row, label: row }));
  };

/** Suggestions of the sender and addressee boxes. */
export const suggestions = { sender: offer('sender'), addressee: offer('addressee') };
