export type FoundBrowser = { executablePath: string | undefined; args: string[] };
export declare const browserArgs: string[];
export declare function findBrowser(options?: { install?: boolean }): Promise<FoundBrowser>;
export declare function installedBrowsers(platform?: NodeJS.Platform, pathVariable?: string): string[];
export declare function runQuietly(
  program: string,
  args: string[],
  limitMs: number,
  env?: Record<string, string>,
): Promise<boolean>;
