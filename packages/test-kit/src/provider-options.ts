/** What a part of a suite is started with. */
export interface ProviderOptions {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
}
