/** One broken rule, and what to do instead. */
export interface Finding {
  file: string;
  line: number;
  /** Names the rule in `exceptions.json`. */
  rule: RuleName;
  message: string;
}

/** A broken rule, without its place. */
export type Complaint = readonly [rule: RuleName, message: string];

export type RuleName =
  | 'syntax'
  | 'place'
  | 'direction'
  | 'tier'
  | 'entry-point'
  | 'escape'
  | 'declared'
  | 'package'
  | 'literal'
  | 'cycle'
  | 'business-word'
  | 'table-owner'
  | 'table-write'
  | 'read'
  | 'query-place'
  | 'raw-sql'
  | 'old-word'
  | 'stored-word'
  | 'silencer'
  | 'law'
  | 'todo'
  | 'size'
  | 'module-size'
  | 'name'
  | 'journey'
  | 'wire-name'
  | 'form'
  | 'page'
  | 'exception';

/** As a terminal shows it. */
export function formatFinding({ file, line, rule, message }: Finding): string {
  return `${file}:${line} [${rule}] ${message}`;
}
