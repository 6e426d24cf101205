import { chatLink } from '@reefdesk/contracts/brand';
import { TextField, type TextFieldProps, useFocusOnFault, useRules } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { SendIcon } from '@reefdesk/ui/icons';
import { runtimeConfig, useText } from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { asSent, CONTACT_RULES, CONTACT_WORDING, type ContactMessage, EMPTY_MESSAGE } from './contact-rules.ts';

/** Hands what was typed to the operator's chat as a prefilled message, and says so (OR-19). */
export default function ContactForm() {
  const text = useText('landing');
  const validate = useRules(CONTACT_RULES, text, CONTACT_WORDING);
  const [opened, setOpened] = useState<string>();
  const open = async (message: ContactMessage) => {
    const { brand } = runtimeConfig();
    const link = chatLink(brand, text('form.chat', { operator: brand.shortName, ...asSent(message) }));
    window.open(link, '_blank', 'noopener');
    setOpened(link);
  };
  return (
    <Formik initialValues={EMPTY_MESSAGE} validate={validate} validateOnBlur={false} onSubmit={open}>
      <Fields opened={opened} />
    </Formik>
  );
}

function Fields({ opened }: { opened: string | undefined }) {
  const text = useText('landing');
  const form = useFocusOnFault();
  return (
    <Form ref={form} noValidate className="mt-6 grid gap-5">
      <ContactField name="name" autoComplete="name" />
      <ContactField name="email" type="email" autoComplete="email" />
      <ContactField name="subject" />
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
  );
}

interface ContactFieldProps extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'rows'> {
  name: keyof ContactMessage;
}

function ContactField({ name, ...field }: ContactFieldProps) {
  const text = useText('landing');
  return <TextField name={name} label={text(`form.${name}`)} placeholder={text(`form.${name}Placeholder`)} {...field} />;
}
