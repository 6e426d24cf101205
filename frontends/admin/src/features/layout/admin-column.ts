/** The margins that top bar, content and footer share. The left one keeps clear of the social rail. */
export const ADMIN_COLUMN = 'px-5 md:px-8 lg:pr-10 lg:pl-24';
