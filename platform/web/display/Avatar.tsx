import { UserRound } from 'lucide-react';
import { useState } from 'react';

export interface AvatarProps {
  readonly name: string;
  /** Address of the picture; initials stand in when missing or broken, then a silhouette. */
  readonly src?: string | null | undefined;
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** True when the name stands beside it; the picture is then silent. */
  readonly isDecorative?: boolean | undefined;
}

const honorific = /^(นางสาว|นาง|นาย|น\.ส\.|ดร\.|Mr\.|Mrs\.|Ms\.)\s*/;

/** First letters of name and family name; a leading vowel gives way to its consonant. */
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
