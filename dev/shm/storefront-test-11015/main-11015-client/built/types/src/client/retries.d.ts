interface Terms {
    /** Whether the call can be repeated without knowing what became of it. */
    repeatable: boolean;
    retries: number;
    signal: AbortSignal | undefined;
}
/**
 * Makes a call, and repeats it after the `Retry-After` of a 429, of a 503, or of a 409 of a key that is still in
 * use: nothing has been done by then. A call that got no answer is repeated only where that is safe.
 */
export declare function attempt(call: () => Promise<Response>, terms: Terms): Promise<Response>;
export {};
