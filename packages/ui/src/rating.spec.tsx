import { render, screen } from '@testing-library/react';
import { Rating } from './rating.tsx';
import { rulesIn } from './rule-class.tsx';

describe('rating', () => {
  it.each([
    [5, '100%'],
    [4.8, '96%'],
    [0, '0%'],
    [9, '100%'],
  ])('fills %s of 5 stars to %s', (value, share) => {
    render(<Rating value={value} label="rated" />);
    expect(rulesIn(screen.getByRole('img', { name: 'rated' }).outerHTML)).toContain(`--share:${share}}`);
  });
});
