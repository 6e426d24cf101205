/** What "Explore More" leads to (DDET-07). */
export const CONTENT_ID = 'destination-content';
