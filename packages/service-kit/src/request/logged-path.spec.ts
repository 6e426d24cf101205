import { expect, it } from '@jest/globals';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/api/enquiries/status/aBc-123', '/api/enquiries/status/*'],
  ['/api/enquiries/status/aBc-123/messages', '/api/enquiries/status/*/messages'],
  ['/api/enquiries/status/aBc-123/bookings/b1/acceptance', '/api/enquiries/status/*/bookings/b1/acceptance'],
  ['/api/Enquiries/Status/aBc-123?lang=en', '/api/Enquiries/Status/*'],
  ['/api/calendar/aBc-123.ics', '/api/calendar/*'],
  ['/api/calendar-feed', '/api/calendar-feed'],
  ['/api/enquiries/5f0c', '/api/enquiries/5f0c'],
  ['/api/enquiries?q=wayan', '/api/enquiries'],
  ['/api/packages', '/api/packages'],
])('%s is logged as %s, so the log reveals no enquiry (ENQ-03)', (path, written) => {
  expect(loggedPath(path)).toBe(written);
});
