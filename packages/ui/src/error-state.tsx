import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent } from './icon.tsx';
import { ShellIcon, StormIcon } from './icons.tsx';

export interface StateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: IconComponent;
  className?: string;
}

/** Content could not be shown. Announced, because it replaces expected content. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert" className={props.className}>
      <State icon={StormIcon} {...props} className="" />
    </div>
  );
}

/** There is no content yet: tell the user what to do. */
export function EmptyState(props: StateProps) {
  return <State icon={ShellIcon} {...props} />;
}

function State({ title, children, actions, icon: Icon, className }: StateProps) {
  return (
    <div className={classNames('mx-auto flex max-w-md flex-col items-center gap-3 px-6 py-12 text-center', className)}>
      {Icon && <Icon className="size-14 text-lagoon" />}
      <p className="font-display text-2xl">{title}</p>
      {children && <div className="text-current/75">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
