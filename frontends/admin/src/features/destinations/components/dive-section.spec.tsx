import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, destination, EDIT, edit, press } from '../destinations.testing.tsx';

afterEach(cleanup);

describe('the dive facts form (EDT-12, EDT-13)', () => {
  it('sends typed facts and months toggled by keyboard with the edit', async () => {
    const stored = destination({ dive: { best_months: [5], visibility_by_month: [], water_by_month: [], life: [], depth_from: 3 } });
    const requests = await edit(stored, { [EDIT]: answer(stored) });
    const depth = within(screen.getByRole('group', { name: 'Depth in metres' }));
    await userEvent.type(depth.getByLabelText('To'), '40');
    const best = within(screen.getByRole('group', { name: /^Best months/ }));
    expect(best.getByRole('checkbox', { name: 'May' })).toBeChecked();
    act(() => best.getByRole('checkbox', { name: 'January' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight} {End} ');
    expect(best.getByRole('checkbox', { name: 'December' })).toHaveFocus();
    await press('Add an animal');
    const [animal] = screen.getAllByRole('group', { name: /^Months/ });
    await userEvent.type(screen.getAllByLabelText('English').at(-1) as HTMLElement, 'Turtles');
    await userEvent.click(within(animal as HTMLElement).getByRole('checkbox', { name: 'April' }));
    const places = screen.getByRole('group', { name: 'Location', hidden: true });
    await userEvent.type(within(places).getByLabelText(/简体中文/), '布纳肯');
    await press('Save Changes');
    await screen.findByRole('button', { name: 'Edit' });
    const { body } = requests.find(({ method }) => method === 'PATCH') as unknown as { body: Record<string, unknown> };
    expect(body.dive).toMatchObject({ depth_from: '3', depth_to: '40', best_months: [3, 5, 12], current: null });
    expect(body.dive).toMatchObject({ life: [{ name: { en: 'Turtles', id: '', cn: '' }, months: [4] }] });
    expect(body.locations).toEqual({ id: '', cn: '布纳肯' });
  });
});
