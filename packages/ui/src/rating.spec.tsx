import { render, screen } from '@testing-library/react';
import { Rating } from './rating.tsx';

describe('rating', () => {
  it.each([
    [5, '100%'],
    [4.8, '96%'],
    [0, '0%'],
    [9, '100%'],
  ])('fills %s of 5 stars to %s', (value, share) => {
    render(<Rating value={value} label="rated" />);
    expect(screen.getByRole('img', { name: 'rated' }).style.getPropertyValue('--share')).toBe(share);
  });
});
