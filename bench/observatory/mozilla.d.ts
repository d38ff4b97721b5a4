/** The package has no types; these are the parts used here. */
type Requests = { responses: { auto: { status: number } | null } };
type Outcome = { result: string | null; pass: boolean };

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export const ALL_TESTS: ((requests: Requests) => Outcome)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string | null): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  export function retrieve(
    hostname: string,
    options: { httpPort: number; httpsPort: number; path: string },
  ): Promise<Requests>;
}
