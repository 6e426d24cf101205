import { LIMITS } from '@reefdesk/contracts/limits';
import { buttonClass } from '@reefdesk/ui/button';
import { CameraIcon, CloseIcon } from '@reefdesk/ui/icons';
import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useId } from 'react';
import { useCheckedFiles } from '../../../uploads/checked-files.tsx';
import { ANY_IMAGE } from '../../../uploads/image-files.ts';

export interface MainImageChangeProps {
  staged: File | null;
  onStage: (file: File | null) => void;
  /** The gallery has no room for one more. */
  full: boolean;
}

/** A new main image, seen in the hero at once and sent with Save. */
export function MainImageChange({ staged, onStage, full }: MainImageChangeProps) {
  const text = useText('destinations');
  const toast = useToast();
  const id = useId();
  const check = useCheckedFiles(LIMITS.imageMaxBytes);
  const choose = (files: FileList | null) => {
    const { good, refused } = check([...(files ?? [])]);
    if (good[0]) onStage(good[0]);
    for (const { name, reason } of refused) toast({ title: name, text: reason, tone: 'error' });
  };
  const look = buttonClass({ variant: 'light', size: 'small', className: 'shadow-soft' });
  if (staged) {
    return (
      <button type="button" className={look} onClick={() => onStage(null)}>
        <CloseIcon className="size-4" /> {text('staged.undo')}
      </button>
    );
  }
  if (full) return null;
  return (
    <div className="relative rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-white">
      <label htmlFor={id} className={look}>
        <CameraIcon className="size-4" /> {text('staged.choose')}
      </label>
      <input
        id={id}
        type="file"
        accept={ANY_IMAGE}
        onChange={(event) => {
          choose(event.target.files);
          event.target.value = '';
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
