/** The plain numbers of a package, as its screens show them; what a number may be is in `@reefdesk/contracts/travels/figures`. */
export { FIGURES, isRupiah, type ShownFigure, useFigures } from './use-figures.ts';
