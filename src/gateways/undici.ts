// Imported on demand, by calls.ts: a bundle would give an import on demand of the package itself nothing but its default.
export { Agent, request } from 'undici'
