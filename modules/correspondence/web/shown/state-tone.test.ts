import { flows } from '@sarn/correspondence/contract';
import { expect, it } from 'vitest';
import { documentTone } from '@sarn/document/web';

it('[1.11] [3.07] [6.05] has a colour for what waits for a signature and another for what is signed', () => {
  expect(documentTone('AWAITING_SIGN')).toBe('warning');
  expect(documentTone('SIGNED')).toBe('success');
});

it('[3.07] leaves only drafts without a colour', () => {
  const states = Object.values(flows).flatMap((flow) => flow.states);
  const ofDocuments = states.filter(({ on }) => on === 'document').map(({ state }) => state);
  const plain = ofDocuments.filter((state) => documentTone(state) === 'neutral');
  expect([...new Set(plain)]).toEqual(['DRAFT']);
});
