import { Popup } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';

/** CONST-37. */
const SUCCESS_MS = 1500;

export interface SuccessDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
}

/**
 * A success where the specification names a dialog (MSG-01..07): it goes by itself after 1.5 s. Every other success is a toast
 * (`useToast`, `useTold`).
 */
export function SuccessDialog(props: SuccessDialogProps) {
  return <Popup {...props} tone="success" autoCloseAfter={SUCCESS_MS} />;
}
