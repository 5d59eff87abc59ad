import type { components } from '../../generated/webhooks.types.ts';
/** An event as a webhook brings it. */
export type WebhookEvent = components['schemas']['WebhookEvent'];
type HeaderSource = {
    get(name: string): string | null;
} | Record<string, string | string[] | undefined>;
/**
 * Returns the event of a webhook call whose signature is right, and null for any other call. `body` is the raw
 * body, as it came. Both the current and the previous signature are looked at, so that a secret can be rotated
 * first at the service and then at the receiver, or the other way round. An event can come more than once: keep
 * the ids of those that were done.
 */
export declare function verifyWebhook(secret: string, headers: HeaderSource, body: string | Uint8Array): Promise<WebhookEvent | null>;
export {};
