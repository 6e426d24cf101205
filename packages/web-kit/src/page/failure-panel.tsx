import { Button } from '@reefdesk/ui/button';
import { ErrorState } from '@reefdesk/ui/error-state';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text.ts';

export interface FailurePanelProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  className?: string;
}

export function FailurePanel({ title, children, onRetry, className }: FailurePanelProps) {
  const text = useText('common');
  return (
    <ErrorState
      title={title ?? text('failed.title')}
      className={className}
      actions={onRetry && <Button onClick={onRetry}>{text('retry')}</Button>}
    >
      {children ?? text('failed.text')}
    </ErrorState>
  );
}
