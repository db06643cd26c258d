import { encode } from 'uqr';

export interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code, drawn in the browser: its content is not sent anywhere. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  // Black on white in every colour theme: cameras need the contrast.
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
