/** The layout's authority: ends with 1 and says what to do when anything is out of its room. */
import { checkHouse } from './rooms/check-house.ts';
import { formatFinding } from './rooms/finding.ts';
import { readTree } from './rooms/read-tree.ts';
import { root } from './suite/places.ts';

const tree = readTree(root);
const findings = checkHouse(tree);
for (const finding of findings) console.log(formatFinding(finding));
if (findings.length > 0) {
  console.log(
    `${findings.length} findings; the rules are in tools/rooms/table.ts and ARCHITECTURE.md.`,
  );
  process.exitCode = 1;
}
