import type { TravelFigure, TravelFigures } from '@reefdesk/contracts/travels/figures';
import type { IconComponent } from '@reefdesk/ui/icon';
import { PeopleIcon, TicketIcon } from '@reefdesk/ui/icons';
import { useFormat } from '@reefdesk/web-kit';
import { useFieldText } from '../fields/texts.ts';

interface Look {
  icon: IconComponent;
  /** An amount of money: typed with or without its currency. */
  rupiah?: boolean;
  write: (value: number, format: ReturnType<typeof useFormat>) => string;
}

/** How each plain number of a package looks, in the order of the screens; its texts are in `figures` of the fields' texts. */
const LOOKS: Readonly<Record<TravelFigure, Look>> = {
  price: { icon: TicketIcon, rupiah: true, write: (value, format) => format.idr(value) },
  minimum_age: { icon: PeopleIcon, write: (value, format) => format.number(value) },
};

/** Without the rules of the contracts' list, which bring more along than a visitor's page needs. */
export const FIGURES = Object.keys(LOOKS) as TravelFigure[];

export function isRupiah(name: TravelFigure): boolean {
  return LOOKS[name].rupiah === true;
}

export interface ShownFigure {
  name: TravelFigure;
  icon: IconComponent;
  label: string;
  /** In the reader's language; undefined where there is none. */
  value: string | undefined;
  /** What is said where there is none. */
  none: string;
}

/** The figures of a package as they read, those that are not set included. */
export function useFigures(): (figures: TravelFigures) => ShownFigure[] {
  const text = useFieldText();
  const format = useFormat();
  const written = (name: TravelFigure, value: number) =>
    text(`figures.${name}.shown`, { value: LOOKS[name].write(value, format), count: value });
  return (figures) =>
    FIGURES.map((name) => {
      const value = figures[name];
      return {
        name,
        icon: LOOKS[name].icon,
        label: text(`figures.${name}.label`),
        value: value === undefined ? undefined : written(name, value),
        none: text(`figures.${name}.none`),
      };
    });
}
