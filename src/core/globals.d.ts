// The one web-platform class the model uses; browsers and Node both have it, and this world loads neither's types.
declare class URL {
  constructor(input: string, base?: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly href: string;
}
