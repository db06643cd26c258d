/** Special characters of a filter (RFC 4515), and NUL. */
const special = /[\\*()\0]/g;

/** The filter with the escaped name, so that a name cannot widen the search. */
export function filledFilter(filter: string, name: string): string {
  const escaped = name.replace(
    special,
    (sign) => `\\${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return filter.replaceAll('{username}', () => escaped);
}
