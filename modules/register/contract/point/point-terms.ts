/** Levels of registration points, the highest first. Specification of settings §3.2 */
export const pointLevels = ['central', 'department', 'division', 'section'] as const;
export type PointLevel = (typeof pointLevels)[number];

/** What can be wrong with the points of an agency. Specification of settings §3.2 */
export const pointFaultKinds = [
  'unit-without',
  'unit-twice',
  'ring',
  'no-clerk',
  'no-head',
  'register-twice',
] as const;
export type PointFaultKind = (typeof pointFaultKinds)[number];

/** Fields of a point whose changes the history tells. */
export const pointFields = ['level', 'through', 'covers', 'validTo'] as const;
export type PointField = (typeof pointFields)[number];
