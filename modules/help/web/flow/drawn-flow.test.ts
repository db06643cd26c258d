import { flows } from '@sarn/correspondence/contract';
import type { DocumentKind, Flow, FlowSubject } from '@sarn/document/contract';
import { describe, expect, it } from 'vitest';
import { drawnFlow } from './drawn-flow.ts';

const kinds = Object.entries(flows) as [DocumentKind, Flow][];
const subjects: readonly FlowSubject[] = ['document', 'transmission', 'assignment'];

describe('the drawing of a flow', () => {
  it.each(kinds)('of %s has each state once, in a place of its own', (_kind, flow) => {
    for (const on of subjects) {
      const { states } = drawnFlow(flow, on);
      const known = flow.states.filter((row) => row.on === on).map(({ state }) => state);
      expect(states.map(({ state }) => state)).toEqual(known);
      const places = states.map(({ column, row }) => `${column} ${row}`);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it.each(kinds)('of %s has a line for each act whose end is known', (_kind, flow) => {
    for (const { on, from, to } of flow.transitions) {
      const drawn = drawnFlow(flow, on).steps.map((step) => `${step.from.state} ${step.to.state}`);
      for (const state of from) {
        if (to !== 'computed' && to !== state) expect(drawn).toContain(`${state} ${to}`);
      }
    }
  });

  it('leads a letter from its arrival to the right', () => {
    const { states } = drawnFlow(flows.outside as Flow, 'document');
    const columnOf = (name: string) => states.find(({ state }) => state === name)?.column;
    const way = ['ARRIVED', 'REGISTERED', 'PRESENTED', 'COMMANDED'].map(columnOf);
    expect(way).toEqual([0, 1, 2, 3]);
  });
});
