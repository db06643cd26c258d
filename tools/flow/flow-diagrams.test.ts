import { flows } from '@sarn/correspondence/contract';
import { expect, it } from 'vitest';
import { flowDiagrams } from './flow-diagrams.ts';

it('[4.11] draws every state and every step of the table, and nothing else', () => {
  const text = flowDiagrams();
  for (const [kind, flow] of Object.entries(flows)) {
    expect(text).toMatch(new RegExp(`^## .*\\(${kind}, `, 'm'));
    for (const row of flow.transitions) {
      for (const from of row.from) {
        expect(text).toContain(`  ${from} --> ${row.to} : ${row.act} `);
      }
    }
    for (const { on, state } of flow.states) {
      expect(text, `${on} ${state}`).toMatch(new RegExp(`state "${state} – .*" as ${state}$`, 'm'));
    }
  }
});
