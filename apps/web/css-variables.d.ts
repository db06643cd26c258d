import 'react';

declare module 'react' {
  /** Custom properties may be given where other styles are. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
