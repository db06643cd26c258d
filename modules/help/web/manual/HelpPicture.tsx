/** Pictures of the running product, taken by `npm run pictures`. */
const pictures = import.meta.glob<string>('../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture in a help page with the words below it. */
export function HelpPicture({ name, words }: { readonly name: string; readonly words: string }) {
  const address = pictures[`../pictures/${name}.webp`];
  if (!address) throw new Error(`there is no help picture ${name}`);
  return (
    <figure data-phone={name.endsWith('-phone') || undefined}>
      <img src={address} alt="" loading="lazy" />
      <figcaption>{words}</figcaption>
    </figure>
  );
}
