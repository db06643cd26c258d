import { parseSync } from 'oxc-parser';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const runners = new Set(['it', 'test', 'describe']);
/** Tests that never run cover nothing. */
const asleep = new Set(['skip', 'todo', 'skipIf', 'runIf']);
const mark = /\[(\d+\.\d\d)\]/g;

/**
 * The rows that the tests of a file name: `[2.09]` in the name of a test or of the group around it,
 * or in the table of an `each`. Marks in comments and in the bodies of tests do not count.
 */
export function marksIn(file: string, text: string): string[] {
  if (!text.includes('[')) return [];
  const found: string[] = [];
  walk(parseSync(file, text).program, (node) => {
    if (node.type !== 'CallExpression' || !isRunner(node['callee'])) return;
    for (const given of node['arguments'] as unknown[]) collect(given, found);
  });
  return [...new Set(found)];
}

/** `it(…)`, `describe.each(…)`, `test.each(…)(…)`; a test that is left out covers nothing. */
function isRunner(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return runners.has(String(callee['name']));
  if (callee.type === 'CallExpression') return isRunner(callee['callee']);
  if (callee.type === 'TaggedTemplateExpression') return isRunner(callee['tag']);
  if (callee.type !== 'MemberExpression') return false;
  const { name } = callee['property'] as { name?: string };
  return !asleep.has(name ?? '') && isRunner(callee['object']);
}

function collect(given: unknown, found: string[]): void {
  walk(given, (node) => {
    if (/Function/.test(node.type)) return 'leave';
    const raw = node.type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : '';
    const text = node.type === 'Literal' ? String(node['value']) : raw;
    for (const [, row = ''] of text.matchAll(mark)) found.push(row);
    return undefined;
  });
}

function walk(value: unknown, look: (node: Node) => 'leave' | undefined | void): void {
  if (Array.isArray(value)) return value.forEach((one) => walk(one, look));
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value) && look(value) === 'leave') return;
  for (const part of Object.values(value)) walk(part, look);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
