import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { Link, Photo } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';

export interface RecordHeadProps {
  name: string;
  /** Path of the record's editor; without it, the name is plain text. */
  to?: string | undefined;
  picture?: { meta: ImageView | null | undefined; path: string | undefined };
  children?: ReactNode;
}

export function RecordHead({ name, to, picture, children }: RecordHeadProps) {
  return (
    <div className="flex min-w-0 items-center gap-3 py-0.5">
      {picture && <Photo meta={picture.meta} path={picture.path} alt="" sizes="3.5rem" className="h-9 w-14 shrink-0 rounded-lg" />}
      <div className="min-w-0">
        {to ? (
          <Link to={to} className="link inline-block py-1 font-semibold wrap-anywhere">
            {name}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        {children && <span className="flex flex-wrap gap-1 empty:hidden">{children}</span>}
      </div>
    </div>
  );
}
