/** The first and last page and the neighbours of the current one; null is a gap. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((n, index) => {
    const before = pages[index - 1];
    return before !== undefined && n - before > 1 ? [null, n] : [n];
  });
}
