/** The agency's own emblem, or a neutral one: the Garuda may only be used by those entitled to it. */
export function Emblem({ address }: { readonly address: string | null }) {
  const own = address && new URL(address, document.baseURI).href;
  if (own) return <img className="letter-emblem" src={own} alt="" />;
  return (
    <svg className="letter-emblem" viewBox="0 0 120 120" aria-hidden="true">
      <g fill="none" stroke="#111" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <circle cx="60" cy="60" r="56" />
        <circle cx="60" cy="60" r="49" strokeWidth="1.2" />
        <path d="M60 24c9 11 9 24 0 36c-9-12-9-25 0-36zM36 34c13 4 21 13 24 27c-14-3-23-13-24-27zM84 34c-13 4-21 13-24 27c14-3 23-13 24-27z" />
        <path d="M24 54c13-2 25 0 36 9c-14 5-27 1-36-9zM96 54c-13-2-25 0-36 9c14 5 27 1 36-9z" />
        <path d="M34 76h52M40 83h40M48 90h24" strokeWidth="2.4" />
      </g>
    </svg>
  );
}
