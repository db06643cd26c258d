/** Why the server cannot start with this environment; its message is one line for the console. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
