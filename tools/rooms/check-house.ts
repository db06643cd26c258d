import { applyExceptions, EXCEPTIONS_FILE } from './exceptions.ts';
import type { ExceptionList } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { buildHouse } from './house.ts';
import type { House, Tree } from './house.ts';
import { checkBusinessWords } from './rules/business-words.ts';
import { checkComments } from './rules/comments.ts';
import { checkDeclaredModules } from './rules/floors.ts';
import { checkImports } from './rules/imports.ts';
import { checkRawSql } from './rules/raw-sql.ts';
import { checkJourneys } from './rules/journeys.ts';
import { checkShape } from './rules/shape.ts';
import { checkQueryPlace, checkTables } from './rules/tables.ts';

const RULES: readonly ((house: House) => Finding[])[] = [
  checkShape,
  checkImports,
  checkDeclaredModules,
  checkTables,
  checkQueryPlace,
  checkRawSql,
  checkBusinessWords,
  checkComments,
  checkJourneys,
];

/** Everything in a tree that the layout forbids, in the order of the files. */
export function checkHouse(tree: Tree): Finding[] {
  const house = buildHouse(tree);
  const findings = RULES.flatMap((rule) => rule(house));
  return applyExceptions(findings, readExceptions(tree)).toSorted(
    (one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line,
  );
}

function readExceptions(tree: Tree): ExceptionList {
  const text = tree.get(EXCEPTIONS_FILE);
  return text === undefined ? { count: 0, exceptions: [] } : (JSON.parse(text) as ExceptionList);
}
