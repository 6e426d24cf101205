export { namesOf, readLetterBrand, SITE, type Site, siteOrigin } from '@reefdesk/mail/site';
