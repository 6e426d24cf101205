import { LIMITS } from '@reefdesk/contracts/limits';
import { useServerErrors } from '@reefdesk/forms';
import { ANY_IMAGE, useCheckedFiles } from '@reefdesk/forms/uploads';
import { buttonClass } from '@reefdesk/ui/button';
import { CameraIcon, CloseIcon } from '@reefdesk/ui/icons';
import { useToast } from '@reefdesk/ui/toasts';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';

export interface MainImageChangeProps {
  staged: File | null;
  onStage: (file: File | null) => void;
  full: boolean;
}

export function MainImageChange({ staged, onStage, full }: MainImageChangeProps) {
  const text = useText('destinations');
  const toast = useToast();
  const id = useElementId();
  const check = useCheckedFiles(LIMITS.imageMaxBytes);
  const { setStatus } = useFormikContext();
  const { mainImage: error } = useServerErrors();
  const stage = (file: File | null) => {
    setStatus(undefined);
    onStage(file);
  };
  const choose = (files: FileList | null) => {
    const { good, refused: rejected } = check([...(files ?? [])]);
    if (good[0]) stage(good[0]);
    for (const { name, reason } of rejected) toast({ title: name, text: reason, tone: 'error' });
  };
  const look = buttonClass({ variant: 'light', size: 'small', className: 'shadow-soft' });
  if (staged) {
    return (
      <>
        <button type="button" className={look} onClick={() => stage(null)} aria-describedby={error && `${id}-error`}>
          <CloseIcon className="size-4" /> {text('staged.undo')}
        </button>
        {error && (
          <div className="flex w-full justify-end">
            <p id={`${id}-error`} className="rounded-field bg-white px-3 py-2 text-sm font-semibold text-coral-dark">
              {error}
            </p>
          </div>
        )}
      </>
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
