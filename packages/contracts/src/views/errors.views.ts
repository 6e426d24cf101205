import { mixed, string } from 'yup';
import { ERRORS, type ErrorCode, type ErrorParams } from '../errors.ts';
import { FAULTS, type FaultCode, type FieldErrors } from '../faults.ts';
import { choice, flag, view, word } from '../schema/view.ts';

const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
const FAULT_CODES = [...(Object.keys(FAULTS) as FaultCode[]), ...ERROR_CODES];

const params = mixed<ErrorParams>().meta({
  description: 'Values for the placeholders of a text; the client writes its own by code.',
  json: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
});

export const fieldFaultView = view('FieldFault', 'What is wrong with a field. `text` is in English.', {
  code: choice(FAULT_CODES),
  params: params.defined(),
  text: word(),
});

export const errorBody = view('ErrorBody', 'The body of every error answer.', {
  status: choice(['error']),
  success: flag().oneOf([false]),
  message: word(),
  msg: word('Same text as `message`; the auth calls are read by this name (OR-42).'),
  code: choice(ERROR_CODES),
  params,
  requestId: string().defined(),
  fields: mixed<FieldErrors>().meta({
    description: 'Field path (`names.en`) to its faults.',
    json: {
      type: 'object',
      additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/FieldFault' }, minItems: 1 },
    },
  }),
  data: mixed().meta({
    description:
      'What belongs to the error: `seats_left` with `departure_full`, `booked` with `departure_has_bookings`, `uses` with `image_in_use`, `missing` with `not_ready`.',
    json: { type: 'object', additionalProperties: { type: ['integer', 'array'] } },
  }),
  current: mixed().nullable().meta({ description: 'The stored object, with `edit_conflict`.' }),
});
