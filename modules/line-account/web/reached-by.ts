/**
 * The query key of what says by which ways a person is reached, which is a higher module's: it is asked for again when a
 * LINE account is unlinked.
 */
export const reachedByKey = ['notification', 'preference'] as const;
