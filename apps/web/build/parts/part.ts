/** A script file of the build, by the modules in it. */
export interface Part {
  readonly name: string;
  /**
   * Globs from the root of the repository, sorted. A module of the bundler itself has the name that the
   * bundler gives it (`rolldown/runtime.js`). `{a,b}` must not contain another `{`.
   */
  readonly of: readonly string[];
}
