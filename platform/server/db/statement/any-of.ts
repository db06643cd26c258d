/**
 * SQL: `any` of a list that is passed as one value, such as `id = ${anyOf('$2', 'uuid[]')}`.
 *
 * With `any ($2)` PostgreSQL sees how short each given list is and never how short the next one will
 * be, takes the kept plan for expensive, and plans the statement again at every call, which costs more
 * than to run it. Here it expects the same number of values either way.
 *
 * @param type the type of the list
 */
export const anyOf = (parameter: string, type: `${string}[]`): string =>
  `any (${listOf(parameter, type)})`;

/** SQL: the list itself, as `anyOf` reads it, for functions that take one. */
export const listOf = (parameter: string, type: `${string}[]`): string =>
  `array(select unnest(${parameter}::${type}))`;
