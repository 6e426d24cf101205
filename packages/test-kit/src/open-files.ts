import { readdirSync, readlinkSync } from 'node:fs';

export interface OpenFiles {
  files: string[];
  sockets: number;
}

/** Lists a process's open files; Linux only. Throws if it has ended. */
export function openFilesOf(pid: number): OpenFiles {
  const folder = `/proc/${pid}/fd`;
  const targets = readdirSync(folder).flatMap((fd) => {
    try {
      return [readlinkSync(`${folder}/${fd}`)];
    } catch {
      return []; // Closed meanwhile.
    }
  });
  return {
    files: targets.filter((target) => target.startsWith('/') && !target.startsWith('/dev/')),
    sockets: targets.filter((target) => target.startsWith('socket:')).length,
  };
}
