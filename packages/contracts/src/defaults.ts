/** Values shown or stored where data is missing. */
export const DEFAULTS = {
  location: 'North Sulawesi, Indonesia',
  bestTime: 'All year round',
  visitDuration: 'Full Day',
  openingDay: 'Monday - Sunday',
  openingTime: '09:00',
  closingTime: '17:00',
  rating: 4.8,
  reviewCount: 24,
} as const;
