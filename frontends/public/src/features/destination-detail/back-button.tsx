import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Button } from '@reefdesk/ui/button';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { useNavigate, useText } from '@reefdesk/web-kit';

/** To the page of this site one came from; for those who came from elsewhere, to the list (DDET-04). */
export function BackButton() {
  const text = useText('destination-detail');
  const navigate = useNavigate();
  return (
    <Button
      variant="outline"
      size="small"
      className="min-h-11! bg-abyss/45 pl-4!"
      onClick={() => (cameFromThisSite() ? navigate(-1) : navigate(PATHS.destinations))}
    >
      <ArrowLeftIcon className="size-4.5" />
      {text('back')}
    </Button>
  );
}

/** The router numbers its entries in `history.state.idx`; one that is replaced, as by another language, keeps its number. */
function cameFromThisSite(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}
