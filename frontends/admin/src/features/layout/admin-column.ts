/** Margins of top bar, content and footer. The left one leaves room for the social links. */
export const ADMIN_COLUMN = 'px-5 md:px-8 lg:pr-10 lg:pl-24';
