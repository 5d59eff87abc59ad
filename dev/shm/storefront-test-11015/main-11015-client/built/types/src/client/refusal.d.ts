/** The service's refusal of a call, in place of data. */
export declare class Refusal<Code extends string = string> extends Error {
    readonly name = "Refusal";
    /** The HTTP status. */
    readonly status: number;
    /** The reason in a form for programs. */
    readonly code: Code;
    /** Details of the reason, such as the ids of records; often empty. */
    readonly data: Record<string, unknown>;
    /** By this the operator of the service finds the call. */
    readonly requestId: string | null;
    constructor(status: number, failure: {
        message: string;
        code: Code;
        data: Record<string, unknown>;
    }, requestId: string | null);
}
/** Whether an error is a refusal of the service, with one of these codes if any are given. */
export declare function isRefusal<Code extends string>(error: unknown, ...codes: Code[]): error is Refusal<Code>;
