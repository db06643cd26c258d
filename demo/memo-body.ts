import type { RichNode } from '@sarn/pdf/server';
import type { DemoMemo } from './memos.ts';

/** The body of a memo as the editor would produce it; a table becomes a list of its rows. */
export function memoBody(memo: DemoMemo): RichNode & Record<string, unknown> {
  const [facts = '', ...rest] = memo.paragraphs;
  const [head = [], ...rows] = memo.table ?? [];
  const list = rows.map((row) =>
    row.map((cell, column) => `${head[column] ?? ''} ${cell}`).join(' · '),
  );
  return {
    type: 'doc',
    content: [
      paragraph(facts),
      ...(list.length > 0 ? [{ type: 'orderedList', content: list.map(item) }] : []),
      ...rest.map(paragraph),
    ],
  };
}

function paragraph(text: string): RichNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

function item(text: string): RichNode {
  return { type: 'listItem', content: [paragraph(text)] };
}
