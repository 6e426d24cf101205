import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export interface Tab<Value extends string = string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  /** Keeps hidden panels mounted, so that their forms keep the input. */
  keepMounted?: boolean;
  beside?: ReactNode;
  className?: string;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, value, onChange, label, keepMounted, beside, className } = props;
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-current/15">
        <Base.List aria-label={label} className="scrollbar-none flex gap-6 overflow-x-auto">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={classNames(
                '-mb-px min-w-6 shrink-0 border-b-2 border-transparent py-3 font-semibold text-current/65 hover:text-current',
                'data-active:border-coral data-active:text-current',
              )}
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {beside}
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted={keepMounted} className="pt-6 outline-none">
          {/* A panel is unmounted shortly after the next one appears; without its content no field exists twice. */}
          {(keepMounted || tab.value === value) && tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
