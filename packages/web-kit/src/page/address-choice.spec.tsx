import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function Page() {
  const [address, choose] = useAddressChoice();
  const both = () => {
    choose({ sort: 'oldest' });
    choose({ status: 'new' });
  };
  return (
    <>
      <output>{address.toString()}</output>
      <button type="button" onClick={both}>
        both
      </button>
      <button type="button" onClick={() => choose({ sort: undefined, q: '' })}>
        none
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what is chosen on a page', () => {
  it('keeps both of two choices that come before the address is drawn, and what was chosen earlier', async () => {
    await renderScreen(<Page />, { path: '/list?q=reef' });
    await press('both');
    expect(screen.getByRole('status')).toHaveTextContent('q=reef&sort=oldest&status=new');
  });

  it('leaves out of the address what is empty', async () => {
    await renderScreen(<Page />, { path: '/list?q=reef&sort=oldest&status=new' });
    await press('none');
    expect(screen.getByRole('status')).toHaveTextContent(/^status=new$/);
  });
});
