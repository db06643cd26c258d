type Mark = readonly [pattern: RegExp, name: string];

// Order matters: Edge and Opera also contain the name Chrome, Chrome the name Safari.
const browsers: readonly Mark[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
];
const systems: readonly Mark[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A short name of a device, 'Chrome · Windows', for the list of own sessions. */
export function deviceLabel(userAgent: string): string {
  const parts = [firstMatch(browsers, userAgent), firstMatch(systems, userAgent)];
  const label = parts.filter((part) => part !== null).join(' · ');
  // Programs send 'curl/8.1': the first word, without characters that no name has.
  return (
    label ||
    userAgent
      .replace(/[^\w./ -]/g, '')
      .split(' ')[0]
      ?.slice(0, 60) ||
    '-'
  );
}

function firstMatch(marks: readonly Mark[], text: string): string | null {
  return marks.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
