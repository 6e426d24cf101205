import { chatLink } from '@reefdesk/contracts/brand';
import { Button } from '@reefdesk/ui/button';
import { SendIcon } from '@reefdesk/ui/icons';
import { runtimeConfig, useText } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { ContactField } from './contact-field.tsx';
import { type ContactMessage, contactRules, EMPTY_MESSAGE } from './contact-rules.ts';

/** Hands what was typed to the operator's chat as a prefilled message, and says so (OR-19). */
export default function ContactForm() {
  const text = useText('landing');
  const [opened, setOpened] = useState<string>();
  const open = async (message: ContactMessage) => {
    const { brand } = runtimeConfig();
    const link = chatLink(brand, text('form.chat', { operator: brand.shortName, ...contactRules.cast(message) }));
    window.open(link, '_blank', 'noopener');
    setOpened(link);
  };
  return (
    <Formik initialValues={EMPTY_MESSAGE} validationSchema={contactRules} validateOnBlur={false} onSubmit={open}>
      <Form noValidate className="mt-6 grid gap-5">
        <FocusFirstError />
        <ContactField name="name" autoComplete="name" />
        <ContactField name="email" type="email" autoComplete="email" />
        <ContactField name="subject" autoComplete="off" />
        <ContactField name="message" rows={5} />
        <div>
          <Button type="submit" variant="primary" className="w-full sm:w-auto">
            <SendIcon />
            {text('form.submit')}
          </Button>
          <p className="mt-4 text-sm text-ink/75">{text('form.note')}</p>
          <div role="status">
            {opened && (
              <p className="mt-4 rounded-field bg-leaf/12 p-4 text-sm">
                {text('form.opened')}{' '}
                <a href={opened} target="_blank" rel="noopener noreferrer" className="link">
                  {text('form.openAgain')}
                </a>
              </p>
            )}
          </div>
        </div>
      </Form>
    </Formik>
  );
}

/** After a try that failed, the reader goes on at the first thing to mend. */
function FocusFirstError() {
  const { submitCount, isSubmitting } = useFormikContext();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return <span ref={place} hidden />;
}
