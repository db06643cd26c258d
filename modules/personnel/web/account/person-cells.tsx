import type { ReactNode } from 'react';
import './account.css';

interface UnderProps {
  readonly children: ReactNode;
}

/** A second, smaller line in a cell. */
export const Under = ({ children }: UnderProps) => (
  <span className="s-small s-muted personnel-under">{children}</span>
);

/** A user name or an employee code: data that no language translates. */
export const Code = ({ children }: UnderProps) => (
  <code className="personnel-username">{children}</code>
);

/** The first post of somebody, and its unit. */
export const PostCell = ({
  positionName,
  unitName,
}: {
  readonly positionName: string;
  readonly unitName: string;
}) => (
  <>
    {positionName || '–'}
    <Under>{unitName}</Under>
  </>
);
