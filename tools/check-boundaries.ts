/** The layout's authority: ends with 1 and says what to do when anything lies outside its boundaries. */
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
