import type { DestinationGalleryView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { conflictOf } from '@reefdesk/forms';
import { api, useAppDispatch } from '@reefdesk/web-kit';
import { useRef } from 'react';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { destinationsApi } from './destinations.api.ts';

/**
 * Runs the changes of one destination one after the other, each based on the version that the previous one returned. After another user's
 * save, a gallery change is repeated without a version, because it cannot conflict. The known version stays the old one, so that saving the
 * texts still detects the conflict.
 */
export function useDestinationChanges({ destination_id: id, version }: DestinationView, onOthersSaved: () => void) {
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const known = useRef(version);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T>(call: () => Promise<T>): Promise<T> => {
    const next = last.current.then(call, call);
    last.current = next.catch(() => undefined);
    return next;
  };
  const show = (change: Partial<DestinationView>) => {
    dispatch(
      destinationsApi.util.updateQueryData('managedDestination', { destinationId: id }, (answer) => {
        if (answer.data) Object.assign(answer.data, change);
      }),
    );
    dispatch(api.util.invalidateTags(['Destinations', 'Travels']));
  };
  const changeGallery = async (call: (version: number | null) => Promise<DestinationGalleryView>) => {
    try {
      const gallery = await withSession(() => call(known.current));
      known.current = gallery.version;
      show(gallery);
    } catch (failure) {
      if (conflictOf(failure) === undefined) throw failure;
      show(await withSession(() => call(null)));
      onOthersSaved();
    }
  };
  return {
    id,
    known,
    inTurn,
    show,
    withSession,
    changeGallery: (call: (version: number | null) => Promise<DestinationGalleryView>) => inTurn(() => changeGallery(call)),
  };
}

export type DestinationChanges = ReturnType<typeof useDestinationChanges>;
