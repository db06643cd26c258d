import type { RegisterKind } from '../numbering.ts';

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
  'share-lost',
] as const;
export type PointFaultKind = (typeof pointFaultKinds)[number];

/** Fields of a point whose changes the history tells. */
export const pointFields = [
  ...(['level', 'through', 'covers', 'validTo'] as const),
  ...(['share-receive', 'share-send', 'share-memo', 'share-from'] as const),
] as const;
export type PointField = (typeof pointFields)[number];

/** Registers that a point shares with a point above it, or keeps itself. Specification of settings §3.2 */
export const sharedParts = ['receive', 'send', 'memo'] as const;
export type SharedPart = (typeof sharedParts)[number];

/**
 * The registers of each part, the one by which it is named first. Circulars go with the letters sent, whether they
 * have numbers of their own or not. Registers of classified documents are never shared.
 */
export const partKinds = {
  receive: ['receive'],
  send: ['outgoing', 'cycle'],
  memo: ['memo'],
} as const satisfies Record<SharedPart, readonly [RegisterKind, ...RegisterKind[]]>;

/** Kinds of registers that may be shared. */
export type SharedKind = (typeof partKinds)[SharedPart][number];

/** From when a change of shared registers holds: numbers run by calendar year. */
export const shareStarts = ['this-year', 'next-year'] as const;
export type ShareStart = (typeof shareStarts)[number];
