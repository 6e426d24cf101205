import { Component, type ReactNode } from 'react';
import { FailurePanel } from '../page/failure-panel.tsx';
import { UnexpectedErrorScreen } from '../page/unexpected-error-screen.tsx';
import { isLostChunk, reloadOnce } from './guarded-reload.ts';
import { RemoteUnavailableError } from './remote-loader.ts';

interface Props {
  children: ReactNode;
  /** Tries the failed remote again. */
  onRetry: () => void;
  /** A new value (the address) clears the error. */
  resetKey: string;
}

interface State {
  error: unknown;
}

/** Around each screen: a remote that is down shows a panel with a retry, a screen that broke the error screen. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (isLostChunk(error)) reloadOnce();
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.error && resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof RemoteUnavailableError) return <RemotePanel onRetry={this.retry} />;
    if (isLostChunk(error)) return <RemotePanel onRetry={() => location.reload()} />;
    return <UnexpectedErrorScreen />;
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: null });
  };
}

function RemotePanel({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-deep text-foam outline-none">
      <FailurePanel onRetry={onRetry} />
    </main>
  );
}
