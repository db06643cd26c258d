import { encode } from 'uqr';

export interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** A QR picture, drawn in the browser: what is in it goes nowhere. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  // Black on white whatever the colours of the page: cameras need the contrast.
  return (
    <svg
      className="qr-picture"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${data.length}v${data.length}h-${data.length}z`} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
}
