/** Anchors that the footer and other pages link to (LAND-02). */
export const PACKAGES_ID = 'packages-section';
export const CONTACT_ID = 'contact-section';
