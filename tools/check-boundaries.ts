/** Checks the rules of the layout: prints each finding with what to do, and then ends with 1. */
import { checkTree } from './boundaries/check-tree.ts';
import { formatFinding } from './boundaries/finding.ts';
import { readTree } from './boundaries/read-tree.ts';
import { root } from './suite/places.ts';

const tree = readTree(root);
const findings = checkTree(tree);
for (const finding of findings) console.log(formatFinding(finding));
if (findings.length > 0) {
  console.log(
    `${findings.length} findings; the rules are in tools/boundaries and ARCHITECTURE.md.`,
  );
  process.exitCode = 1;
}
