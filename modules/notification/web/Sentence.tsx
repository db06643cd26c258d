import { WholeText } from '@sarn/platform-web';

/** What was done and by whom in bold, and what was written after it in quotation marks. */
export function Sentence({ text }: { readonly text: string }) {
  const at = text.indexOf(': ');
  if (at === -1)
    return (
      <b>
        <WholeText text={text} />
      </b>
    );
  return (
    <>
      <b>
        <WholeText text={text.slice(0, at + 1)} />
      </b>{' '}
      “<WholeText text={text.slice(at + 2)} />”
    </>
  );
}
