/** Where the choice of this window is kept; it outlives a refresh. */
export const choiceKey = 'sarn.sign-many';

/** The page begins with these documents; with all that fit where none are named. */
export const chooseToSign = (documentIds: readonly string[] | null): void =>
  sessionStorage.setItem(choiceKey, JSON.stringify({ only: documentIds, off: [], method: null }));
