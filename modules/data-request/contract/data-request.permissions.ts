/** Permissions of the module; roles get them in the settings. Everybody may make a request. */
export const dataRequestPermissions = {
  /** The data protection officer: answers the requests of others, and reads all of them. */
  answer: 'data-request.answer',
  /** Enters the request of somebody without an account. */
  receive: 'data-request.receive',
} as const;
