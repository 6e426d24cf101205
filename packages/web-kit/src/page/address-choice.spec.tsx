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

describe('choices in the address', () => {
  it('keep two choices before the next render, and earlier ones', async () => {
    await renderScreen(<Page />, { path: '/list?q=reef' });
    await press('both');
    expect(screen.getByRole('status')).toHaveTextContent('q=reef&sort=oldest&status=new');
  });

  it('omit empty values', async () => {
    await renderScreen(<Page />, { path: '/list?q=reef&sort=oldest&status=new' });
    await press('none');
    expect(screen.getByRole('status')).toHaveTextContent(/^status=new$/);
  });
});
