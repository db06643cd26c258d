/** What was done and by whom in bold, and what was written after it in quotation marks. */
export function Sentence({ text }: { readonly text: string }) {
  const at = text.indexOf(': ');
  if (at === -1) return <b>{text}</b>;
  return (
    <>
      <b>{text.slice(0, at + 1)}</b> “{text.slice(at + 2)}”
    </>
  );
}
