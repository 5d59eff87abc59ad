import type { Line } from './line.ts'

/** The lines of the bindings to the Model Context Protocol. */
export const ofMcp: Line[] = [
  [
    'overview, MCP',
    'the profile of the agent is in meta of each call',
    { test: 'take the agent from meta alone, as clients that set no headers send it' },
  ],
  ['overview, MCP', 'the reply is in structuredContent', { test: 'of the catalogue' }],
  ['overview, MCP', 'errors of discovery are -32001', { test: 'refuse profiles as the operations do' }],
  ['overview, MCP', 'capabilities_incompatible is a result', { test: 'with outcomes as results' }],
  [
    'overview, MCP',
    'errors have the status of HTTP first, and a code of JSON-RPC',
    { test: 'take the signature of the message, and refuse whoever pretends to be the agent' },
  ],
  [
    'signatures, MCP',
    'the digest covers the message, and the signature is that of the request over HTTP',
    { test: 'take the signature of the message, and refuse whoever pretends to be the agent' },
  ],
  [
    'signatures, MCP',
    'a key with another payload is -32000, and one with the same replays',
    { test: 'are once with a key, over both transports, and refuse it with other arguments' },
  ],
  [
    'checkout, MCP',
    'JSON-RPC 2.0 is implemented correctly',
    { test: 'are refused in messages that are none, and come by POST alone' },
  ],
  ['checkout, MCP', 'all core tools are provided', { test: 'are called by a client of others' }],
  [
    'checkout, MCP',
    'each tool answers as its operation does',
    { test: 'of checkouts, from the first line to the order, which is placed once' },
  ],
  ['checkout, MCP', 'outcomes are results with messages', { test: 'with outcomes as results' }],
  [
    'checkout, MCP',
    'arguments are validated',
    { test: 'refuse arguments that do not fit, and name the parameter' },
  ],
  [
    'checkout, MCP',
    'complete_checkout and cancel_checkout take a key',
    { test: 'refuse arguments that do not fit, and name the parameter' },
  ],
  [
    'checkout, MCP',
    'the transport is HTTP with streaming',
    {
      because:
        'Streamable HTTP lets a server answer each message with JSON, and stores have no messages of their own to stream.',
    },
  ],
  [
    'catalog, MCP',
    'with the look-up, both lookup_catalog and get_product are available',
    { test: 'are called by a client of others' },
  ],
  [
    'catalog, MCP',
    'an unknown product is a result, and unknown ids are left out of a look-up',
    { test: 'of the catalogue' },
  ],
  [
    'catalog, MCP',
    'batches above the limit are refused with -32602',
    { test: 'refuse arguments that do not fit, and name the parameter' },
  ],
  ['order, MCP', 'get_order is implemented', { test: 'of orders' }],
]
