import { Component, type ReactNode } from 'react';
import { FailurePanel } from '../page/failure-panel.tsx';
import { UnexpectedErrorScreen } from '../page/unexpected-error-screen.tsx';
import { isLostChunk, reloadOnce, whenReachable } from './guarded-reload.ts';
import { RemoteUnavailableError } from './remote-loader.ts';

interface Props {
  children: ReactNode;
  /** Tries the failed remote again. */
  onRetry: () => void;
  /** A new value (the address) clears the error. */
  resetKey: string;
  /** Something stands around it that stays, such as a navigation; otherwise its panel fills the screen. */
  inside?: boolean;
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
    if (isLostChunk(error)) void whenReachable(() => reloadOnce());
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.error && resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof RemoteUnavailableError) return <RemotePanel onRetry={this.retry} inside={this.props.inside} />;
    if (isLostChunk(error)) return <RemotePanel onRetry={() => void whenReachable(() => location.reload())} inside={this.props.inside} />;
    return <UnexpectedErrorScreen />;
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: null });
  };
}

function RemotePanel({ onRetry, inside }: { onRetry: () => void; inside: boolean | undefined }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`grid place-items-center bg-deep text-foam outline-none ${inside ? 'min-h-96 rounded-panel' : 'min-h-dvh'}`}
    >
      <FailurePanel onRetry={onRetry} />
    </main>
  );
}
