import { expect, it } from 'vitest';
import { documentEngine } from '@sarn/document/server';
import { flowParts } from './records-parts.ts';

it('the flows of documents name nothing that no module brings', () => {
  expect(documentEngine(flowParts).forms.size).toBeGreaterThan(20);
  const missing = flowParts.filter(({ owner }) => owner !== 'classification');
  expect(() => documentEngine(missing)).toThrow('no effect "changeClass"');
});
