import { Popup } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';

/** Closing delay (CONST-37). */
const SUCCESS_MS = 1500;

export interface SuccessDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
}

/** Success dialog where the specification requires one (MSG-01..07). Every other success is a toast. */
export function SuccessDialog(props: SuccessDialogProps) {
  return <Popup {...props} tone="success" autoCloseAfter={SUCCESS_MS} />;
}
