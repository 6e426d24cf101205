import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { UploadQueue } from '@reefdesk/forms/uploads';
import { UploadList } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { RefreshIcon } from '@reefdesk/ui/editing-icons';
import { useNavigate, useText } from '@reefdesk/web-kit';
import { editDestinationPath } from '../../../paths.ts';
import { Panel } from '../../../shared/panel.tsx';

/** Shown after the destination is stored, while its gallery uploads image by image. */
export function AfterCreation({ destination, queue }: { destination: DestinationView; queue: UploadQueue }) {
  const text = useText('destinations');
  const navigate = useNavigate();
  const isStuck = !queue.busy && queue.stuck.length > 0;
  return (
    <Panel title={text('sections.images')} lead={text(isStuck ? 'created.stuck' : 'created.sending')}>
      <UploadList queue={queue} label={text('images.gallery')} />
      {isStuck && (
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => void navigate(editDestinationPath(destination.destination_id))}>
            {text('created.without')}
          </Button>
          <Button onClick={() => void queue.retryAll()}>
            <RefreshIcon className="size-4" /> {text('retry')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
