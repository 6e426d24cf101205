/** Screens whose code a link may fetch before it is followed; called twice it costs nothing. */
export const loadDestinationDetail = () => import('./features/destination-detail/pages/destination-detail.page.tsx');
