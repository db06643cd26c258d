import { verifierPlace } from '@sarn/signature/contract';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { doesNothingByItself } from './pure-modules.ts';

interface VerifierParts {
  /** Path of its script. */
  readonly script: string;
  readonly style: string;
  /** SHA-256 of a text, base64. */
  readonly hash: (text: string) => string;
}

/**
 * One HTML file of the judge of signatures, which needs no network and no server: script and style stand in it and
 * are allowed by their hashes, everything else is refused by the policy that it brings along.
 */
export async function offlineVerifier({ script, style, hash }: VerifierParts): Promise<string> {
  return pageOf(await scriptOf(script), style, hash);
}

async function scriptOf(input: string): Promise<string> {
  const built = await build({
    ...{ configFile: false, logLevel: 'warn', publicDir: false },
    build: {
      ...{ write: false, target: 'es2023', modulePreload: false },
      rolldownOptions: {
        input,
        treeshake: { moduleSideEffects: (id) => !doesNothingByItself.test(id) },
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const [chunk, ...others] = outputs
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk');
  if (!chunk || others.length > 0) throw new Error('one script was expected');
  // Inside a page these would end or change the element of the script.
  return chunk.code
    .trim()
    .replaceAll('</script', String.raw`<\/script`)
    .replaceAll('<!--', String.raw`<\!--`);
}

function pageOf(script: string, style: string, hash: VerifierParts['hash']): string {
  const policy = [
    ...["default-src 'none'", `script-src 'sha256-${hash(script)}'`],
    ...[`style-src 'sha256-${hash(style)}'`, "base-uri 'none'", "form-action 'none'"],
  ].join('; ');
  return `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>ตรวจลายมือชื่อดิจิทัล</title>
<style>${style}</style>
</head>
<body>
<script type="application/json" id="trust">${verifierPlace}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}
