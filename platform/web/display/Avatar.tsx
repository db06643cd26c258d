import { UserRound } from 'lucide-react';
import { useState } from 'react';

export interface AvatarProps {
  readonly name: string;
  /** Address of the picture; initials are shown when it is missing or broken, then a silhouette. */
  readonly src?: string | null | undefined;
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** True when the name is shown beside it; screen readers then skip the picture. */
  readonly isDecorative?: boolean | undefined;
}

const honorific = /^(นางสาว|นาง|นาย|น\.ส\.|ดร\.|Mr\.|Mrs\.|Ms\.)\s*/;

/** First letters of name and family name; a leading vowel is skipped for its consonant. */
function initialsOf(name: string): string {
  const words = name.trim().replace(honorific, '').split(/\s+/).slice(0, 2);
  return words.map((word) => word.replace(/^[เแโใไ]/, '').slice(0, 1)).join('');
}

/** A person's picture. */
export function Avatar({ name, src, size = 'm', isDecorative }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(name);
  const label =
    isDecorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={`s-avatar s-avatar-${size}`} {...label}>
      {src && src !== broken ? (
        <img src={src} alt="" width={40} height={40} onError={() => setBroken(src)} />
      ) : (
        initials || <UserRound aria-hidden="true" />
      )}
    </span>
  );
}
