/** The part of sanitize-html that this module uses; the package brings no types. */
declare module 'sanitize-html' {
  interface SanitizeOptions {
    readonly allowedTags: readonly string[];
    readonly allowedAttributes: Readonly<Record<string, readonly string[]>>;
    readonly allowedSchemes: readonly string[];
    readonly allowProtocolRelative: boolean;
    readonly transformTags?: Readonly<
      Record<
        string,
        (
          tag: string,
          attributes: Readonly<Record<string, string>>,
        ) => { tagName: string; attribs: Record<string, string> }
      >
    >;
  }
  export default function sanitizeHtml(html: string, options: SanitizeOptions): string;
}
