import type { Said } from './kubectl.ts';

export interface Outcome {
  overlay: string;
  accepted: number;
  pods: number;
  leftOut: number;
  refused: number;
  reasons: string[];
}

export interface Counts {
  all: number;
  sent: number;
  pods: number;
}

/** For workloads the server only warns, but would later reject their pods. */
const POD_SECURITY = /^Warning: would violate PodSecurity/;
const WARNING = /^Warning: /;

export function outcomeOf(overlay: string, { all, sent, pods }: Counts, { out, error, code }: Said): Outcome {
  const lines = linesOf(error);
  const taken = linesOf(out);
  const takenPods = taken.filter((line) => line.startsWith('pod/')).length;
  const reasons = lines.filter((line) => !WARNING.test(line) || POD_SECURITY.test(line));
  if (code !== 0 && reasons.length === 0) reasons.push(`kubectl ended with ${code}`);
  const accepted = taken.length - takenPods;
  return { overlay, accepted, pods: takenPods, leftOut: all - sent, refused: sent + pods - taken.length, reasons };
}

export const isTaken = ({ refused, reasons }: Outcome): boolean => refused === 0 && reasons.length === 0;

export function told(outcome: Outcome): string {
  const { overlay, accepted, pods, leftOut, refused, reasons } = outcome;
  const counts = [`${accepted} objects and ${pods} pods accepted`, ...said(refused, 'refused'), ...said(leftOut, 'left out')];
  return [`${isTaken(outcome) ? '✔' : '✖'} ${overlay}: ${counts.join(', ')}`, ...reasons.map((reason) => `    ${shortened(reason)}`)].join(
    '\n',
  );
}

/** An immutable field is reported with its whole value before the reason. */
function shortened(reason: string): string {
  return reason.length > 500 ? `${reason.slice(0, 200)} … ${reason.slice(-200)}` : reason;
}

function said(count: number, what: string): string[] {
  return count > 0 ? [`${count} ${what}`] : [];
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
