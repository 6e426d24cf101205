import { registerDecorator, type ValidationArguments } from 'class-validator';
import { labelOf } from './well-formed.ts';

/** What is wrong with a value (undefined: nothing); `whole` is the object it stands in. */
type Fault = (value: unknown, label: string, whole: Readonly<Record<string, unknown>>) => string | undefined;

/** A property decorator from a function that says what is wrong with a value. */
export function rule(name: string, fault: Fault): PropertyDecorator {
  return (target, property) => {
    const label = labelOf(String(property));
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown, about) => fault(value, label, wholeOf(about)) === undefined,
        defaultMessage: (about) => fault(about?.value, label, wholeOf(about)) ?? `${label} is not right`,
      },
    });
  };
}

function wholeOf(about: ValidationArguments | undefined): Readonly<Record<string, unknown>> {
  return (about?.object ?? {}) as Record<string, unknown>;
}
