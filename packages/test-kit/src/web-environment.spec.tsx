import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} dives
    </button>
  );
}

describe('the web test environment', () => {
  it('renders components and handles clicks', async () => {
    render(<Counter />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('1 dives');
  });

  it('provides what the router and the API client need', async () => {
    expect(new TextEncoder().encode('Ikan')).toEqual(Uint8Array.from([73, 107, 97, 110]));
    expect(await new Response('{"a":1}').json()).toEqual({ a: 1 });
    expect(window.matchMedia('(min-width: 1px)').matches).toBe(false);
  });
});
