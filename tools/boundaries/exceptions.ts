import type { Finding } from './finding.ts';

export interface ExceptionList {
  /** The number of exceptions; a change that raises it is seen in review. */
  count: number;
  exceptions: readonly Exception[];
}

export interface Exception {
  file: string;
  rule: string;
  /** The reason for the exception, as a sentence. */
  reason: string;
}

export const EXCEPTIONS_FILE = 'tools/boundaries/exceptions.json';
const SHORTEST_REASON = 20;

/** Removes the excepted findings; reports exceptions that are unused, unexplained or uncounted. */
export function applyExceptions(findings: readonly Finding[], list: ExceptionList): Finding[] {
  const used = new Set<Exception>();
  const left = findings.filter((finding) => {
    const match = list.exceptions.find(
      ({ file, rule }) => file === finding.file && rule === finding.rule,
    );
    if (match) used.add(match);
    return !match;
  });
  return [...left, ...judgeList(list, used).map(toFinding)];
}

function judgeList(list: ExceptionList, used: ReadonlySet<Exception>): string[] {
  const found: string[] = [];
  if (list.exceptions.length !== list.count) {
    found.push(
      `count is ${list.count}, but there are ${list.exceptions.length} – the list may only shrink`,
    );
  }
  for (const exception of list.exceptions) {
    const name = `${exception.file} (${exception.rule})`;
    if (!used.has(exception))
      found.push(`${name} is no longer needed – take it out and lower count`);
    if ((exception.reason ?? '').length < SHORTEST_REASON)
      found.push(`${name} has no reason – say why`);
  }
  return found;
}

function toFinding(message: string): Finding {
  return { file: EXCEPTIONS_FILE, line: 1, rule: 'exception', message };
}
