/** Managing people, as `organisation` names it, which is above this module. */
export const permission = 'identity.manage';
