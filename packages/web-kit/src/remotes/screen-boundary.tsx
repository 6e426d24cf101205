import { Component, type ReactNode } from 'react';
import { isLostChunk, reloadOnce, whenReachable } from '../page/guarded-reload.ts';
import { InsideContext, RemotePanel } from '../page/remote-panel.tsx';
import { UnexpectedErrorScreen } from '../page/unexpected-error-screen.tsx';
import { RemoteUnavailableError } from './remote-loader.ts';

interface Props {
  children: ReactNode;
  onRetry: () => void;
  /** A new value (the URL) clears the error. */
  resetKey: string;
  inside?: boolean;
}

interface State {
  error: unknown;
}

/** Error boundary of each screen: a panel with a retry for an unavailable remote, else the error screen. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (isLostChunk(error)) void whenReachable(() => reloadOnce());
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.error && resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render(): ReactNode {
    return <InsideContext value={this.props.inside ?? false}>{this.screen()}</InsideContext>;
  }

  private screen(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof RemoteUnavailableError) return <RemotePanel onRetry={this.retry} />;
    if (isLostChunk(error)) return <RemotePanel onRetry={() => void whenReachable(() => location.reload())} />;
    return <UnexpectedErrorScreen />;
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: null });
  };
}
