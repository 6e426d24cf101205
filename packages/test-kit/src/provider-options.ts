export interface ProviderOptions {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
}
