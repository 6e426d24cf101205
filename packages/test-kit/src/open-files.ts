import { readdirSync, readlinkSync } from 'node:fs';

export interface OpenFiles {
  /** Paths of files and folders; `/dev` and what is no file are left out. */
  files: string[];
  sockets: number;
}

/** What another process holds open now; Linux only. Throws once it has ended. */
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
