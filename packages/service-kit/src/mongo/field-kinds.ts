export const TEXT = { type: String, required: true } as const;
export const TEXT_OR_NULL = { type: String, default: null } as const;
export const MOMENT = { type: Date, required: true } as const;
export const MOMENT_OR_NULL = { type: Date, default: null } as const;
export const NUMBER_OR_NULL = { type: Number, default: null } as const;
export const PART = { _id: false, id: false } as const;
