/** Acts that have a form beside the tree. */
export const openedActs = [
  ...(['rename', 'letterCode', 'move', 'split', 'correct', 'found'] as const),
] as const;

export type OpenedAct = (typeof openedActs)[number];
