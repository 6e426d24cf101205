import type { FaultCode, FaultParams } from '../errors/field-errors.ts';

/** A fault as a message of a yup rule: a code and what its text needs, never prose. */
export type FaultMessage<Code extends FaultCode = FaultCode> = { code: Code; params: FaultParams<Code> };

type Params<Code extends FaultCode> = keyof FaultParams<Code> extends never ? [] : [params: FaultParams<Code>];

export function fault<Code extends FaultCode>(code: Code, ...[params]: Params<Code>): FaultMessage<Code> {
  return { code, params: params ?? ({} as FaultParams<Code>) };
}
