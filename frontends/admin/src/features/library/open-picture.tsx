import type { LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import { Popup, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { Removal } from '../../shared/lists/removal.tsx';
import { useLibraryImageQuery, useRemoveLibraryImageMutation } from './library.api.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { usePictureFacts } from './picture-facts.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

export interface OpenPictureProps {
  /** Empty when no picture is open. */
  id: string;
  onClose: () => void;
  onSaved: () => void;
}

export function OpenPicture({ id, onClose, onSaved }: OpenPictureProps) {
  const text = useText('library');
  const facts = usePictureFacts();
  const { currentData, error } = useLibraryImageQuery({ id }, { skip: id === '' });
  const [remove] = useRemoveLibraryImageMutation();
  const [removing, setRemoving] = useState<LibraryImageView | null>(null);
  const [replacing, setReplacing] = useState<LibraryImageView | null>(null);
  return (
    <>
      {id !== '' && currentData && (
        <PictureDialog
          key={id}
          image={currentData}
          onClose={onClose}
          onSaved={onSaved}
          onRemove={() => setRemoving(currentData)}
          onReplace={() => {
            onClose();
            setReplacing(currentData);
          }}
        />
      )}
      {replacing && <ReplaceDialog image={replacing} onClose={() => setReplacing(null)} />}
      <Popup open={id !== '' && error !== undefined && !currentData} onClose={onClose} tone="error" title={text('errors.picture')} />
      <Removal
        item={removing}
        onClose={() => setRemoving(null)}
        remove={async ({ image_id, version }) => {
          await remove({ id: image_id, version }).unwrap();
          onClose();
        }}
        title={text('remove.title')}
        what={text('remove.text', { name: removing ? facts.nameOf(removing) : '' })}
        fallback={text('errors.remove')}
      />
    </>
  );
}
