import { Button } from '@reefdesk/ui/button';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { useLocation, useNavigate, useText } from '@reefdesk/web-kit';
import { PATHS } from '../../../paths.ts';

/** To the page one came from; for those who came from elsewhere, to the list (DDET-04). */
export function BackButton() {
  const text = useText('destination-detail');
  const navigate = useNavigate();
  const arrivedHere = useLocation().key === 'default';
  return (
    <Button
      variant="outline"
      size="small"
      className="min-h-11! bg-abyss/45 pl-4!"
      onClick={() => (arrivedHere ? navigate(PATHS.destinations) : navigate(-1))}
    >
      <ArrowLeftIcon className="size-4.5" />
      {text('back')}
    </Button>
  );
}
