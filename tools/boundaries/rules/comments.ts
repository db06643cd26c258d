import type { Finding, RuleName } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import type { Comment } from '../source.ts';

type Judge = (comment: string, repository: Repository) => { rule: RuleName; message: string }[];

/** Written in parts, so that these lines are not found themselves. */
const SILENCERS = new RegExp(
  ['(?:ox|es)lint-dis', 'able|@ts-(?:ignore|expect-error|nocheck)'].join(''),
);

const JUDGES: readonly Judge[] = [silencers, unnumberedTodos, laws];

/** What comments must not contain, and what their references must lead to. */
export function checkComments(repository: Repository): Finding[] {
  return repository.files.flatMap((file) =>
    file.comments.flatMap((one) => judge(repository, file, one)),
  );
}

function judge(repository: Repository, file: SourceFile, comment: Comment): Finding[] {
  return comment.text.split('\n').flatMap((text, index) =>
    JUDGES.flatMap((check) => check(text, repository)).map((found) => ({
      file: file.path,
      line: comment.line + index,
      ...found,
    })),
  );
}

function silencers(comment: string): ReturnType<Judge> {
  const found = SILENCERS.exec(comment)?.[0];
  if (found === undefined) return [];
  const message = `${found} hides an error – mend the code, or list it with its reason in tools/boundaries/exceptions.json`;
  return [{ rule: 'silencer', message }];
}

function unnumberedTodos(comment: string): ReturnType<Judge> {
  const found = /\b(TODO|FIXME|XXX)\b(?!.*#\d)/.exec(comment)?.[1];
  if (found === undefined) return [];
  return [
    { rule: 'todo', message: `${found} without an issue – write "${found} #12: …", or do it now` },
  ];
}

const MARK = String.raw`(?:§|ข้อ|มาตรา|clause|section)\s*`;
const RULE = new RegExp(String.raw`@rule\s+([\w-]+)(?:\s+${MARK}(\d[\w./]*))?`, 'g');

/** A law named in a comment must lead to its page in docs/rules, and to a heading with the clause. */
function laws(comment: string, repository: Repository): ReturnType<Judge> {
  return [...comment.matchAll(RULE)].flatMap(([, name = '', clause]) => {
    const message = lawComplaint(repository, name, clause);
    return message === undefined ? [] : [{ rule: 'law' as const, message }];
  });
}

function lawComplaint(
  repository: Repository,
  name: string,
  clause: string | undefined,
): string | undefined {
  const file = `docs/rules/${name}.md`;
  const text = repository.tree.get(file);
  if (text === undefined) return `there is no ${file} – write it, or name the right law`;
  if (clause === undefined || clausesOf(text).has(trimDot(clause))) return undefined;
  return `${file} has no clause ${clause} – add a heading "## ข้อ ${clause}" with what it says`;
}

/** Clauses of a page: headings such as `## ข้อ 38` or `## §12.3 …`. */
function clausesOf(text: string): Set<string> {
  const headings = text.matchAll(new RegExp(String.raw`^#+\s.*?${MARK}(\d[\w./]*)`, 'gm'));
  return new Set([...headings].map((match) => trimDot(match[1] ?? '')));
}

function trimDot(clause: string): string {
  return clause.replace(/[./]+$/, '');
}
