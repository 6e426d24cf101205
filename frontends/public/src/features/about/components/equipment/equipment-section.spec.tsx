import '../../../../locales/texts.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EquipmentSection } from './equipment-section.tsx';

afterEach(cleanup);

async function open() {
  await renderScreen(<EquipmentSection />, { texts: ['about'] });
  await userEvent.click(screen.getByRole('button', { name: 'View equipment' }));
  return screen.findByRole('dialog', { name: 'Equipment catalogue' });
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the equipment catalogue', () => {
  it('opens with a button: four categories of two items with description and specs (ABOUT-24, ABOUT-25, ABOUT-26, STATE-19, I18N-16)', async () => {
    const catalogue = within(await open());
    const categories = await catalogue.findAllByRole('heading', { level: 3 });
    expect(categories.map(({ textContent }) => textContent)).toEqual(['Regulators', 'BCDs', 'Tanks', 'Wetsuits']);
    const items = catalogue.getAllByRole('article');
    expect(items).toHaveLength(8);
    for (const item of items) {
      const name = within(item).getByRole('heading', { level: 4 }).textContent;
      expect(item.querySelector('p')).not.toBeEmptyDOMElement();
      expect(within(item).getByRole('list', { name: `Details of ${name}` }).children.length).toBeGreaterThan(1);
    }
    for (const category of categories) expect(category.parentElement?.querySelectorAll('article')).toHaveLength(2);
  });

  it('closes with its button (ABOUT-27, STATE-19)', async () => {
    const catalogue = within(await open());
    await userEvent.click(catalogue.getByRole('button', { name: 'Close' }));
    await closed();
  });

  it('closes with a click beside it (ABOUT-27)', async () => {
    await open();
    await userEvent.click(document.querySelector('.backdrop') as Element);
    await closed();
  });
});
