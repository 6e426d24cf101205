import { view, word, words } from '../schema/view.ts';

export const askedPackage = view('EnquiryPackageView', 'What a guest asks about; names are empty where nobody knew them then.', {
  slug: word(),
  name: words(),
});

export const staffView = view('StaffView', 'Somebody of the staff; the name is empty where nobody knows it now.', {
  user_id: word(),
  name: word(),
});
