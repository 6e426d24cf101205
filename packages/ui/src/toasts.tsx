import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useCallback } from 'react';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';

const DURATION_MS = 3000;
/** A toast with an action stays longer, so that users can read it, decide and reach the button. */
const ACTION_MS = 8000;
const MAX_TOASTS = 20;

/** `loading` stays until it is replaced: send the next message with its id. */
export type ToastTone = 'success' | 'info' | 'error' | 'loading';

export interface ToastMessage {
  title: string;
  text?: string | undefined;
  tone?: ToastTone;
  /** A single action; pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
  id?: string | undefined;
}

const ICONS = { success: CheckIcon, info: InfoIcon, error: WarningIcon } as const;

export interface ToastProviderProps {
  children: ReactNode;
  closeLabel: string;
  top?: string;
}

/** Provides toasts to the screens inside: top right, 3 s, paused while a pointer is over them (MSG-11). */
export function ToastProvider({ children, closeLabel, top = '1rem' }: ToastProviderProps) {
  return (
    <Toast.Provider timeout={DURATION_MS} limit={MAX_TOASTS}>
      {children}
      <Toast.Portal>
        <Toast.Viewport style={{ top }} className="fixed right-4 z-(--z-toast) flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3">
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** `const toast = useToast(); toast({ title: 'Saved', tone: 'success' })`; returns the id of the toast. */
export function useToast(): (message: ToastMessage) => string {
  const { add, close } = Toast.useToastManager();
  return useCallback(
    ({ id: earlier, title, text, tone = 'info', action }) => {
      const id: string = add({
        ...(earlier !== undefined && { id: earlier }),
        title,
        description: text,
        type: tone,
        priority: tone === 'error' ? 'high' : 'low',
        timeout: tone === 'loading' ? 0 : action ? ACTION_MS : DURATION_MS,
        actionProps: action && {
          children: action.label,
          onClick: () => {
            close(id);
            action.onPress();
          },
        },
      });
      return id;
    },
    [add, close],
  );
}

/** Closes a toast early, such as a `loading` one whose result is shown elsewhere. */
export function useToastRemoval(): (id: string) => void {
  return Toast.useToastManager().close;
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="popup flex items-start gap-3 rounded-field bg-deep p-4 text-foam shadow-lift">
      <ToneIcon tone={(toast.type as ToastTone) ?? 'info'} />
      <Toast.Content className="min-w-0 flex-1">
        <Toast.Title className="font-semibold" />
        <Toast.Description className="text-sm text-foam/80" />
        <Toast.Action className="mt-2 -ml-3 min-h-9 rounded-full px-3 text-sm font-semibold text-shallows hover:bg-white/15" />
      </Toast.Content>
      <Toast.Close aria-label={closeLabel} className="-m-1 rounded-full p-1 hover:bg-white/15">
        <CloseIcon className="size-4" />
      </Toast.Close>
    </Toast.Root>
  ));
}

function ToneIcon({ tone }: { tone: ToastTone }) {
  if (tone === 'loading') return <Spinner className="mt-0.5 size-5 shrink-0 text-shallows" />;
  const Icon = ICONS[tone];
  return <Icon className={`mt-0.5 size-5 shrink-0 ${tone === 'error' ? 'text-coral-light' : 'text-shallows'}`} />;
}
