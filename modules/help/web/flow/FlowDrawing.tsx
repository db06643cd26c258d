import { stateTerm } from '@sarn/document/contract';
import type { Flow, FlowSubject } from '@sarn/document/contract';
import { documentTone, stateTone, useTerms } from '@sarn/document/web';
import { useWords } from '@sarn/platform-web';
import { useId, useMemo } from 'react';
import { drawnFlow } from './drawn-flow.ts';
import type { DrawnState, DrawnStep } from './drawn-flow.ts';
import { outcomeWords } from './words/outcome-words.ts';
import './flow-drawing.css';

/** Of a box and the space between two, CSS pixels. */
const box = { width: 156, height: 56, across: 124, down: 22, margin: 12 };

const left = ({ column }: DrawnState) => box.margin + column * (box.width + box.across);
const top = ({ row }: DrawnState) => box.margin + row * (box.height + box.down);

/** On from the right of one box to the left of the next, back below both. */
function lineOf({ from, to, isForward }: DrawnStep): string {
  const [fromY, toY] = [top(from) + box.height / 2, top(to) + box.height / 2];
  if (isForward) {
    const [start, end] = [left(from) + box.width, left(to) - 6];
    const middle = (start + end) / 2;
    return `M ${start} ${fromY} C ${middle} ${fromY}, ${middle} ${toY}, ${end} ${toY}`;
  }
  const [start, end] = [left(from) + box.width / 2 - 8, left(to) + box.width / 2 + 8];
  const [below, under] = [top(from) + box.height, top(to) + box.height + 6];
  const depth = Math.max(below, under) + 18;
  return `M ${start} ${below} C ${start} ${depth}, ${end} ${depth}, ${end} ${under}`;
}

interface FlowDrawingProps {
  readonly flow: Flow;
  readonly on: FlowSubject;
  /** What moves through these states. */
  readonly label: string;
}

/** A flow as boxes and arrows; the table below it says the same in words. */
export function FlowDrawing({ flow, on, label }: FlowDrawingProps) {
  const say = useWords(outcomeWords);
  const { states, steps } = useMemo(() => drawnFlow(flow, on), [flow, on]);
  const width = Math.max(...states.map(left)) + box.width + box.margin;
  const height = Math.max(...states.map(top)) + box.height + box.margin + 28;
  return (
    <>
      <div className="flow-drawing-scroll" tabIndex={0} role="region" aria-label={label}>
        <div
          className="flow-drawing"
          role="img"
          aria-label={say('drawing', { what: label })}
          style={{ inlineSize: width, blockSize: height }}
        >
          <Lines steps={steps} width={width} height={height} />
          {steps.map((step) => step.isForward && <ActNames key={keyOf(step)} step={step} />)}
          {states.map((drawn) => (
            <StateBox key={drawn.state} drawn={drawn} on={on} />
          ))}
        </div>
      </div>
      <p className="flow-drawing-legend">{say('legend')}</p>
    </>
  );
}

const keyOf = ({ from, to }: DrawnStep): string => `${from.state} ${to.state}`;

interface LinesProps {
  readonly steps: readonly DrawnStep[];
  readonly width: number;
  readonly height: number;
}

function Lines({ steps, width, height }: LinesProps) {
  const arrow = useId();
  return (
    <svg width={width} height={height} aria-hidden="true">
      <marker
        id={arrow}
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="8"
        markerHeight="8"
        orient="auto"
      >
        <path d="M 0 0 L 8 4 L 0 8 z" />
      </marker>
      {steps.map((step) => (
        <path
          key={keyOf(step)}
          className="flow-drawing-line"
          data-back={!step.isForward || undefined}
          d={lineOf(step)}
          markerEnd={`url(#${arrow})`}
        />
      ))}
    </svg>
  );
}

/** The names of the acts on their line. */
function ActNames({ step: { from, to, acts } }: { readonly step: DrawnStep }) {
  const term = useTerms();
  const place = {
    insetInlineStart: (left(from) + box.width + left(to)) / 2,
    insetBlockStart: (top(from) + top(to) + box.height) / 2,
  };
  return (
    <span className="flow-drawing-act" style={place}>
      {acts.map(term).join(' / ')}
    </span>
  );
}

interface StateBoxProps {
  readonly drawn: DrawnState;
  readonly on: FlowSubject;
}

function StateBox({ drawn, on }: StateBoxProps) {
  const term = useTerms();
  const tone = on === 'document' ? documentTone(drawn.state) : stateTone(drawn.state);
  const place = {
    ...{ insetInlineStart: left(drawn), insetBlockStart: top(drawn) },
    ...{ inlineSize: box.width, blockSize: box.height },
  };
  return (
    <span
      className={`flow-drawing-state s-tone-${tone}`}
      data-final={drawn.isFinal || undefined}
      style={place}
    >
      {term(stateTerm(on, drawn.state))}
    </span>
  );
}
