export declare const taskNames: string[];
export declare const worlds: string[];
export declare function nodeArguments(task: string | undefined, rest?: string[]): string[] | null;
