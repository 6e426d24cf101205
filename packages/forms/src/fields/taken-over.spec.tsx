import '../texts/index.ts';
import { Button } from '@reefdesk/ui/button';
import { renderScreen, takeOver } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';
import { TickField } from './tick-field.tsx';

const EMPTY = { email: '', message: '', remember: false, news: true };

function fieldOf(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

describe('a server-rendered form', () => {
  const onSubmit = jest.fn();
  const form = (
    <Formik initialValues={EMPTY} onSubmit={(values) => onSubmit(values)}>
      <Form>
        <TextField name="email" label="Email" />
        <TextField name="message" label="Message" rows={3} />
        <TickField name="remember" label="Remember me" />
        <TickField name="news" label="News" />
        <Button type="submit">Send</Button>
      </Form>
    </Formik>
  );

  it('keeps input from before hydration and sends it', async () => {
    await takeOver(form, { texts: ['fields'] }, () => {
      fieldOf('Email').value = 'ana@reef.example';
      fieldOf('Message').value = 'Two of us, in May?';
      fieldOf('Remember me').checked = true;
      fieldOf('News').checked = false;
    });
    expect(fieldOf('Email')).toHaveValue('ana@reef.example');
    await userEvent.type(fieldOf('Email'), '.id');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const sent = { email: 'ana@reef.example.id', message: 'Two of us, in May?', remember: true, news: false };
    expect(onSubmit.mock.calls).toEqual([[sent]]);
  });

  it('cannot be submitted before hydration, because the browser would write a password into the address', async () => {
    const early: boolean[] = [];
    const note = () => early.push(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled);
    const signIn = (
      <Formik initialValues={{ password: '' }} onSubmit={onSubmit}>
        <Form>
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <Button type="submit">Sign in</Button>
        </Form>
      </Formik>
    );
    await takeOver(signIn, { texts: ['fields'] }, note);
    note();
    expect(early).toEqual([true, false]);
  });

  it('starts with its own values when rendered in the browser', async () => {
    await renderScreen(form, { texts: ['fields'] });
    expect([fieldOf('Email').value, fieldOf('Message').value]).toEqual(['', '']);
    expect([fieldOf('Remember me').checked, fieldOf('News').checked]).toEqual([false, true]);
  });
});
