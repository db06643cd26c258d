/*
 * The first use of Intl in a page reads which languages the browser knows: 20 ms on a computer, 80 on a
 * phone. The scripts of the application use it while they are evaluated and rendered, in tasks that are
 * long without it. It is paid in tasks of its own, while those scripts are still being loaded.
 */

/** One of each kind that the application makes first; a kind has tables of its own. */
const kinds: readonly (() => unknown)[] = [
  () => new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { timeZone: 'Asia/Bangkok' }).format(0),
  () => new Intl.NumberFormat('th').format(0),
  () => new Intl.Segmenter('th'),
];

/** Uses each kind once, soon, one task for each. */
export function prepareIntl(): void {
  for (const kind of kinds) setTimeout(kind);
}
