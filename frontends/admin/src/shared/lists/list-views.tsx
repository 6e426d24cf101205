import type { SavedViewView } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { SavedViewList } from '@reefdesk/contracts/accounts/saved-views';
import { ActionMenu } from '@reefdesk/ui/action-menu';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { PencilIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import { GridIcon, ListIcon, PlusIcon } from '@reefdesk/ui/icons';
import { useToast } from '@reefdesk/ui/toasts';
import { Link, lazyComponent, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import { useWithSession } from '../session/session-recovery.tsx';
import { useFailureOr } from './failure-or.ts';
import { useRemoveViewMutation, useSaveViewMutation } from './saved-views.api.ts';
import { useListViews } from './use-list-views.ts';
import type { useLook } from './use-look.ts';
import { LOOKS, type Look } from './use-look.ts';

const ICONS = { cards: GridIcon, table: ListIcon } as const;

function LookToggle({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) {
  const text = useText('lists');
  return (
    <fieldset className="flex shrink-0 rounded-full bg-white p-0.5">
      <legend className="sr-only">{text('look.label')}</legend>
      {LOOKS.map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === look}
            aria-label={text(`look.${one}`)}
            title={text(`look.${one}`)}
            onClick={() => onChoose(one)}
            className={classNames('grid size-11 place-items-center rounded-full', one === look ? 'bg-deep text-white' : 'text-ocean')}
          >
            <Icon className="size-5" />
          </button>
        );
      })}
    </fieldset>
  );
}

const ViewDialog = lazyComponent(() => import('./view-dialog.tsx'));

export function ListViews({ list, look }: { list: SavedViewList; look: ReturnType<typeof useLook> }) {
  const text = useText('lists');
  const { views, failed, retry, choice, isOpen, addressOf } = useListViews(list, look.look);
  const [naming, setNaming] = useState<{ view: SavedViewView | null }>();
  const remove = useRemoval();
  return (
    <div className="-mt-3 flex items-start justify-between gap-3">
      <nav aria-label={text('views.label')} className="min-w-0">
        <ul className="flex flex-wrap items-center gap-2">
          {views.map((view) => (
            <li
              key={view.view_id}
              className={classNames(
                'flex max-w-full items-center rounded-full pl-4 text-sm font-semibold',
                isOpen(view) ? 'bg-deep text-white' : 'bg-white text-ocean',
              )}
            >
              <Link
                to={addressOf(view)}
                aria-current={isOpen(view) ? 'true' : undefined}
                className="min-h-11 min-w-0 truncate py-2.5 leading-6"
              >
                {view.name}
              </Link>
              <ActionMenu
                label={text('views.more', { name: view.name })}
                actions={[
                  { key: 'rename', label: text('rename'), icon: PencilIcon, onPress: () => setNaming({ view }) },
                  { key: 'remove', label: text('remove'), icon: TrashIcon, danger: true, onPress: () => void remove(view) },
                ]}
              />
            </li>
          ))}
          <li className="first:-ml-4">
            <Button variant="ghost" size="small" className="min-h-11" onClick={() => setNaming({ view: null })}>
              <PlusIcon className="size-4" /> {text('views.save')}
            </Button>
          </li>
          {failed && (
            <li className="text-sm text-coral-dark">
              {text('views.failed')}{' '}
              <button type="button" className="link min-h-11" onClick={retry}>
                {text('retry')}
              </button>
            </li>
          )}
        </ul>
      </nav>
      <LookToggle look={look.look} onChoose={look.choose} />
      {naming && (
        <Suspense>
          <ViewDialog list={list} choice={choice} view={naming.view} views={views} onClose={() => setNaming(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function useRemoval(): (view: SavedViewView) => Promise<void> {
  const text = useText('lists');
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [removeView] = useRemoveViewMutation();
  const [saveView] = useSaveViewMutation();
  const run = async (work: () => Promise<unknown>, failed: string) => {
    try {
      await withSession(work);
      return true;
    } catch (failure) {
      toast({ title: failed, text: await failureOr(failure, failed), tone: 'error' });
      return false;
    }
  };
  const restore = ({ view_id: id, list, name, choice }: SavedViewView) =>
    run(() => saveView({ id, body: { list, name, choice } }).unwrap(), text('undo.failed'));
  return async (view) => {
    if (!(await run(() => removeView({ id: view.view_id }).unwrap(), text('views.removeFailed')))) return;
    toast({
      title: text('views.removed', { name: view.name }),
      tone: 'success',
      action: { label: text('undo.label'), onPress: () => void restore(view) },
    });
  };
}
