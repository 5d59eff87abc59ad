// Distributed tracing (OpenTelemetry).

import { subscribe } from 'node:diagnostics_channel'
import {
  type Attributes,
  context,
  createContextKey,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

// Makes OpenTelemetry traces by hand (decision traces-are-made-by-hand). Until tracing starts, the API does nothing and
// the SDK is not loaded.

let started = false

const tracer = () => trace.getTracer('storefront')

/** Each statement within a call gets a span; those of jobs, which poll tables many times a second, do not. */
const withStatements = createContextKey('spans of statements')

/**
 * Starts sending spans to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`, if set; the SDK reads its other settings
 * itself. Returns a function that flushes the last of them.
 */
export async function startTracing({
  otlpEndpoint,
  role,
}: {
  otlpEndpoint: string | null
  role: string
}): Promise<() => Promise<void>> {
  if (!otlpEndpoint) return async () => {}
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const named = resources.resourceFromAttributes({ 'service.name': 'storefront', 'storefront.role': role })
  const provider = new NodeTracerProvider({
    resource: named.merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces` }))],
  })
  provider.register()
  started = true
  watchUndici()
  watchHttp()
  return () => provider.shutdown().catch(() => {}) // A collector that is down holds nothing up.
}

/** Returns the current span's ids for a log line. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const current = started ? trace.getActiveSpan()?.spanContext() : undefined
  return current ? { trace_id: current.traceId, span_id: current.spanId } : {}
}

/** Runs a call in a span that continues the trace of its `traceparent`; `nameCall` names it later. */
export function traceCall(headers: object, attributes: Attributes, work: () => Promise<void>): Promise<void> {
  if (!started) return work()
  const parent = propagation.extract(context.active(), headers).setValue(withStatements, true)
  return tracer().startActiveSpan('call', { kind: SpanKind.SERVER, attributes }, parent, (span) =>
    work().finally(() => span.end()),
  )
}

/** Names the current call's span after its operation. */
export function nameCall(
  operation: string,
  attributes: Attributes & { 'http.response.status_code': number },
): void {
  if (!started) return
  const span = trace.getActiveSpan()
  span?.updateName(operation).setAttributes(attributes)
  if (attributes['http.response.status_code'] >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
}

/** Runs a job in its own span. */
export function traceJob(name: string, work: () => Promise<void>): Promise<void> {
  if (!started) return work()
  return tracer().startActiveSpan(
    `job ${name}`,
    { root: true, attributes: { 'storefront.job': name } },
    (span) =>
      work().then(
        () => span.end(),
        (error) => {
          fail(span, error)
          throw error
        },
      ),
  )
}

/** The part of a pg connection that this module needs; it answers by callback or promise. */
interface Queryable {
  query(...given: unknown[]): unknown
}

/** Gives each statement that a call sends over this connection a span, without its values. */
export function traceStatements(connection: Queryable): void {
  if (!started) return
  const query = connection.query.bind(connection)
  connection.query = (...given) => {
    if (!context.active().getValue(withStatements)) return query(...given)
    const summary = summaryOf(given[0] as StatementSource)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
    const span = tracer().startSpan(summary, { kind: SpanKind.CLIENT, attributes })
    const answer = given.at(-1)
    if (typeof answer !== 'function') {
      const asked = query(...given)
      Promise.resolve(asked).then(
        () => span.end(),
        (error) => fail(span, error),
      )
      return asked
    }
    return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
      if (error) fail(span, error)
      else span.end()
      answer(error, result)
    })
  }
}

/** Returns a statement's name, or the names in a message; otherwise what it does to which table. */
type StatementSource = string | { summary?: string; name?: string; text?: string }

function summaryOf(asked: StatementSource): string {
  const { summary, name, text = '' } = typeof asked === 'string' ? { text: asked } : asked
  if (summary ?? name) return (summary ?? name)!
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
  return `${verb} ${table}`.trim().toLowerCase()
}

function fail(span: Span, error: unknown): void {
  const { name, code } = error as { name?: string; code?: string }
  span
    .setAttribute('error.type', code ?? name ?? 'error')
    .setStatus({ code: SpanStatusCode.ERROR })
    .end()
}

const outgoing = new WeakMap<object, Span>()

/** Starts the span of a request to another system: host and method, never the path, which may hold a secret. */
function begin(request: object, method: string, host: string): void {
  if (!trace.getSpan(context.active())) return
  const attributes = { 'http.request.method': method, 'server.address': host }
  outgoing.set(request, tracer().startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }))
}

function answered(request: object, status: number): void {
  const span = outgoing.get(request)?.setAttribute('http.response.status_code', status)
  if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR })
}

interface UndiciMessage {
  request: { method: string; origin: string | URL }
  response: { statusCode: number }
  error: unknown
}

/** Traces the calls of undici and of `fetch`. */
function watchUndici(): void {
  const on = (event: string, listener: (message: UndiciMessage) => void) =>
    subscribe(`undici:request:${event}`, (message) => listener(message as UndiciMessage))
  on('create', ({ request }) => begin(request, request.method, new URL(request.origin).hostname))
  on('headers', ({ request, response }) => answered(request, response.statusCode))
  on('trailers', ({ request }) => outgoing.get(request)?.end())
  on('error', ({ request, error }) => {
    const span = outgoing.get(request)
    if (span) fail(span, error)
  })
}

interface HttpMessage {
  request: { method: string; host: string; once(event: string, listener: () => void): void }
  response: { statusCode: number }
}

/** Traces the calls of Node's own client, which some vendors' packages use. */
function watchHttp(): void {
  subscribe('http.client.request.start', (message) => {
    const { request } = message as HttpMessage
    begin(request, request.method, request.host)
    request.once('close', () => outgoing.get(request)?.end())
  })
  subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as HttpMessage
    answered(request, response.statusCode)
  })
}
