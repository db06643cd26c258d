/**
 * What shows a settings screen anew: another page, or another row that its address names, as the search of
 * the centre does. What a screen itself writes there, a filter or what is chosen, keeps it as it is: shown
 * anew it would lose the focus, and whoever uses a keyboard would begin at the top.
 */
export function shownAnewFor(pathname: string, search: string): string {
  return `${pathname}?row=${new URLSearchParams(search).get('row') ?? ''}`;
}
