/** Prints every demanded feature (docs/features.json) that no test names, and then ends with 1. */
import { marksOfRepository, readFeatures, uncovered } from './checklist/checklist.ts';

const features = readFeatures();
const marks = marksOfRepository();
const missing = uncovered(features, marks);
for (const { id, title } of missing) console.log(`${id}  ${title}`);
if (process.argv.includes('--list')) {
  for (const { id } of features) console.log(`${id}  ${(marks.get(id) ?? []).join(' ')}`);
}
if (missing.length > 0) {
  console.log(
    `${missing.length} of ${features.length} features have no test: put the number into the name of the test that covers it, [${missing[0]?.id}].`,
  );
  process.exitCode = 1;
}
