import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { createShop } from '../support/fixtures/shops.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { endAll, ownFolder, ownSettings, startProcess } from './process.ts'

interface Sent {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

describe('Traces', function () {
  this.timeout(300_000)
  const { folder, remove } = ownFolder('tracing')
  const spans: Sent[] = []
  /** This collector takes OTLP as JSON over HTTP. */
  const collector = createServer(async (req, res) => {
    const body = JSON.parse(Buffer.concat(await req.toArray()).toString())
    expect(req.url).to.equal('/v1/traces')
    for (const { scopeSpans } of body.resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  before(async () => {
    collector.listen(0, '127.0.0.1')
    await once(collector, 'listening')
  })
  afterEach(endAll)
  after(() => {
    collector.close()
    remove()
  })

  it('join a call to its caller, its statements and its log line', async () => {
    const shop = await createShop()
    const started = startProcess('src/main.ts', {
      ...(await ownSettings(folder)),
      DATABASE_URL: service().databaseUrl,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    })
    await started.ready()
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const reply = await fetch(`${started.urls.store}/api/v1/products?query=secret-word`, {
      headers: {
        'x-shop-id': shop.id,
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
        'x-request-id': 'my-request-1',
      },
    })
    expect(reply.status).to.equal(200)
    await until('the trace of a job', () => spans.some(({ name }) => name.startsWith('job ')))
    started.kill('SIGTERM')
    expect(await started.ended).to.equal(0)

    const own = spans.filter((span) => span.traceId === traceId)
    const call = own.find(({ name }) => name === 'listProducts')!
    expect(call.parentSpanId).to.equal('00f067aa0ba902b7')
    const said = Object.fromEntries(
      call.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
    )
    expect(said).to.include({
      'http.route': '/products',
      'http.response.status_code': 200,
      'storefront.request_id': 'my-request-1',
    })
    const statements = own.filter(({ parentSpanId }) => parentSpanId === call.spanId)
    expect(statements.length).to.be.above(0)
    expect(JSON.stringify(spans)).not.to.include('secret-word')
    expect(spans.some(({ name }) => name.startsWith('job '))).to.equal(true)

    const log = readFileSync(`${folder}/service.log`, 'utf8').split('\n')
    const line = JSON.parse(log.find((text) => text.includes('my-request-1'))!)
    expect(line).to.include({ trace_id: traceId, span_id: call.spanId, id: 'my-request-1' })
  })
})
