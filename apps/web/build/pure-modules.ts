/**
 * Modules that only say what is, and do nothing when loaded. Without this the sign-in page would
 * carry every schema of the contracts whose one constant it reads, and every entry point of the web
 * layer.
 */
export const doesNothingByItself = new RegExp(
  [
    String.raw`/(platform/kernel|modules/[a-z-]+/contract)/[^?]*\.ts$`,
    String.raw`/modules/[a-z-]+/web/index\.ts$`,
    // A page pays for the components it shows, not for the whole design system.
    String.raw`/platform/web/(index|public)\.ts$`,
    String.raw`/platform/web/(action|display|editor|field|form|layout|overlay)/[^?]*\.tsx?$`,
    String.raw`/node_modules/(react-aria|react-stately|react-aria-components|@internationalized|@tiptap)/`,
  ].join('|'),
);
