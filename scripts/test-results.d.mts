export type Result = { passed: number; failures: string[] };
export declare function readReport(file: string): unknown;
export declare function joinResults(results: Result[]): Result;
export declare function readUnitTests(report: unknown, exitCode: number, root: string): Result;
export declare function readBrowserTests(report: unknown, exitCode: number): Result;
