import type { Flow, Line } from './flow.ts';

/** Paragraphs whose lines are remembered, and the longest of them in letters of their key. */
const most = 2_000;
const longest = 8_000;

const known = new Map<string, readonly Line[]>();

/**
 * The lines of a paragraph, remembered: while somebody writes, all paragraphs but one are as before.
 *
 * @param decides what else decides about lines: the typeface, the names that came with the document
 */
export function knownLines(
  flow: Flow,
  decides: string,
  choose: (flow: Flow) => readonly Line[],
): readonly Line[] {
  const key = `${decides}\n${JSON.stringify(flow)}`;
  if (key.length > longest) return choose(flow);
  const found = known.get(key);
  if (found) return found;
  const lines = choose(flow);
  // Emptied as a whole: who writes on fills it again with one document.
  if (known.size >= most) known.clear();
  known.set(key, lines);
  return lines;
}
