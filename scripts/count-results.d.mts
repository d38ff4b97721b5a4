export type Count = { passed: number; failed: number };
export declare function readReport(file: string): unknown;
export declare function addCounts(counts: Count[]): Count;
export declare function countUnitTests(report: unknown, exitCode: number): Count;
export declare function countBrowserTests(report: unknown, exitCode: number): Count;
