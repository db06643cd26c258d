import { applyExceptions, EXCEPTIONS_FILE } from './exceptions.ts';
import type { ExceptionList } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { buildRepository } from './repository.ts';
import type { Repository, Tiers, Tree } from './repository.ts';
import { checkBusinessWords } from './rules/business-words.ts';
import { checkCircles } from './rules/circles.ts';
import { checkComments } from './rules/comments.ts';
import { checkDeclaredModules } from './rules/tiers.ts';
import { checkForms } from './rules/forms.ts';
import { checkImports } from './rules/imports.ts';
import { checkOldWords } from './rules/old-words.ts';
import { checkStoredWords } from './rules/stored-words.ts';
import { checkRawSql } from './rules/raw-sql.ts';
import { checkJourneys } from './rules/journeys.ts';
import { checkReads } from './rules/reads.ts';
import { checkShape } from './rules/shape.ts';
import { checkSizes } from './rules/sizes.ts';
import { checkQueryPlace, checkTables } from './rules/tables.ts';
import { checkWireNames } from './rules/wire-names.ts';
import { checkWrites } from './rules/writes.ts';

const RULES: readonly ((repository: Repository) => Finding[])[] = [
  checkShape,
  checkSizes,
  checkImports,
  checkDeclaredModules,
  checkCircles,
  checkTables,
  checkReads,
  checkWrites,
  checkQueryPlace,
  checkRawSql,
  checkBusinessWords,
  checkComments,
  checkOldWords,
  checkStoredWords,
  checkJourneys,
  checkWireNames,
  checkForms,
];

/** All findings of a tree, in the order of the files. */
export function checkTree(tree: Tree, tiers?: Tiers): Finding[] {
  const repository = buildRepository(tree, tiers);
  const findings = RULES.flatMap((rule) => rule(repository));
  return applyExceptions(findings, readExceptions(tree)).toSorted(
    (one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line,
  );
}

function readExceptions(tree: Tree): ExceptionList {
  const text = tree.get(EXCEPTIONS_FILE);
  return text === undefined ? { count: 0, exceptions: [] } : (JSON.parse(text) as ExceptionList);
}
