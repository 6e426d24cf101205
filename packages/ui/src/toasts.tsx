import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';

/** CONST-36. */
const DURATION_MS = 3000;
const KEPT_AT_MOST = 20;

export type ToastTone = 'success' | 'info' | 'error';

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: ToastTone;
}

const ICONS = { success: CheckIcon, info: InfoIcon, error: WarningIcon } as const;

/** Stands around the screens that send toasts. */
export function ToastProvider({ children, closeLabel }: { children: ReactNode; closeLabel: string }) {
  return (
    <Toast.Provider timeout={DURATION_MS} limit={KEPT_AT_MOST}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-4 z-(--z-toast) flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3">
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** `const toast = useToast(); toast({ title: 'Saved', tone: 'success' })`. */
export function useToast(): (message: ToastMessage) => void {
  const { add } = Toast.useToastManager();
  return ({ title, text, tone = 'info' }) => {
    add({ title, description: text, type: tone, priority: tone === 'error' ? 'high' : 'low' });
  };
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const Icon = ICONS[(toast.type as ToastTone) ?? 'info'];
    return (
      <Toast.Root key={toast.id} toast={toast} className="popup flex items-start gap-3 rounded-field bg-deep p-4 text-foam shadow-lift">
        <Icon className="mt-0.5 size-5 shrink-0 text-shallows" />
        <Toast.Content className="min-w-0 flex-1">
          <Toast.Title className="font-semibold" />
          <Toast.Description className="text-sm text-foam/80" />
        </Toast.Content>
        <Toast.Close aria-label={closeLabel} className="-m-1 rounded-full p-1 hover:bg-white/15">
          <CloseIcon className="size-4" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
