/**
 * A line of the protocol that binds a store: where it is said, what it asks for, and the test that holds it, or why it
 * does not apply.
 */
export type Line = [section: string, asks: string, by: { test: string } | { because: string }]
