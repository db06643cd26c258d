/** Making programs and their tokens: whoever may do this decides what programs of others read. */
export const apiProgramPermissions = { manage: 'settings.api' } as const;
