import { useElementId } from '@reefdesk/ui/use-element-id';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useField, useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect } from 'react';
import { fieldsOf, ownError } from '../errors/form-status.ts';
import { useServerErrors } from '../errors/use-server-errors.ts';
import { afterPress } from './after-press.ts';

export function useFormField<Value>(name: string) {
  const form = useFormikContext<unknown>();
  const [field, , { setValue, setTouched }] = useField<Value>(name);
  const fromServer = useServerErrors()[name];
  const id = useElementId();
  const hydrating = useHydrating();
  const keepTyped = useEffectEvent(() => {
    const input = hydrating ? document.getElementById(id) : null;
    if (isTick(input)) {
      if (input.checked !== input.defaultChecked) void setValue(input.checked as Value);
    } else if (isTyped(input) && input.value !== input.defaultValue) void setValue(input.value as Value);
  });
  // In a layout effect, before the first paint would overwrite input from the user or a password manager.
  useLayoutEffect(() => keepTyped(), []);
  return {
    id,
    value: field.value,
    error: ownError(form, name) ?? fromServer,
    change(value: Value) {
      if (fromServer !== undefined) form.setStatus({ ...form.status, fields: without(fieldsOf(form.status), name) });
      void setValue(value);
    },
    blur: () => afterPress(() => void setTouched(true)),
  };
}

function isTick(element: HTMLElement | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'checkbox';
}

function isTyped(element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function without<State>(fields: Readonly<Record<string, State>>, name: string): Record<string, State> {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => path !== name));
}
