/** One thing that is not as the layout wants it, and what to do instead. */
export interface Finding {
  file: string;
  line: number;
  /** Names the rule in `exceptions.json`. */
  rule: RuleName;
  message: string;
}

export type RuleName =
  | 'syntax'
  | 'place'
  | 'direction'
  | 'floor'
  | 'door'
  | 'escape'
  | 'declared'
  | 'package'
  | 'literal'
  | 'cycle'
  | 'business-word'
  | 'table-owner'
  | 'query-place'
  | 'raw-sql'
  | 'silencer'
  | 'law'
  | 'todo'
  | 'size'
  | 'name'
  | 'journey'
  | 'exception';

/** As a terminal shows it. */
export function formatFinding({ file, line, rule, message }: Finding): string {
  return `${file}:${line} [${rule}] ${message}`;
}
