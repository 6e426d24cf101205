/** Negative when version ONE comes before OTHER, as Semantic Versioning 2.0.0 orders them (11); build metadata counts for nothing. */
export function compareVersions(one: string, other: string): number {
  const [mine, theirs] = [parse(one), parse(other)];
  for (let place = 0; place < 3; place += 1) {
    const difference = (mine.numbers[place] ?? 0) - (theirs.numbers[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return comparePrereleases(mine.prerelease, theirs.prerelease);
}

function parse(version: string): { numbers: number[]; prerelease: string[] } {
  const [core = '', prerelease] = (version.replace(/^v/, '').split('+')[0] ?? '').split(/-(.*)/s);
  return { numbers: core.split('.').map(Number), prerelease: prerelease ? prerelease.split('.') : [] };
}

function comparePrereleases(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  for (let place = 0; place < Math.max(one.length, other.length); place += 1) {
    const [mine, theirs] = [one[place], other[place]];
    if (mine === theirs) continue;
    if (mine === undefined) return -1;
    if (theirs === undefined) return 1;
    const [isMine, isTheirs] = [/^\d+$/.test(mine), /^\d+$/.test(theirs)];
    if (isMine && isTheirs) return Number(mine) - Number(theirs);
    if (isMine !== isTheirs) return isMine ? -1 : 1;
    return mine < theirs ? -1 : 1;
  }
  return 0;
}
