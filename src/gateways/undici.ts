// Imported dynamically by calls.ts: in a bundle, a dynamic import of the package itself would yield only its default
// export.
export { Agent, buildConnector, request } from 'undici'
