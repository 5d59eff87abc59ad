import { expect } from 'chai'
import { Refusal } from '../../src/base/errors.ts'
import { pathParamsOf, Router } from '../../src/http/router.ts'
import { prefix } from '../../src/http/serve.ts'
import { validatable } from '../../src/http/validate.ts'
import { mount } from '../../src/http/validator-internals.ts'
import { contractOf } from '../../src/surfaces.ts'
import { routes, surfaces } from '../support/coverage.ts'

// Our look-up replaces the validator's, so it must find the same operations.

type Found = { path: string; pathParams: object } | number

for (const surface of surfaces) {
  describe(`Router of the ${surface} surface`, () => {
    const router = new Router(prefix, routes[surface])
    const [original] = mount(validatable(contractOf(surface)))

    const variants = routes[surface].flatMap(({ method, path }) => {
      const url = prefix + path
      const filled = url.replace(/\{.+?\}/g, '665f1c2ab4e0d3a1c9f00001')
      const odd = url.replace(/\{.+?\}/g, 'caf%C3%A9%20%2Fx')
      return [
        filled,
        odd,
        `${filled}/`,
        `${filled}//`,
        filled.toUpperCase(),
        `${filled}?a=/b/c`,
        `${filled}/x`,
        `/${filled}`,
      ].map((variant) => [method.toUpperCase(), variant] as const)
    })

    it('finds the same operation and path parameters for every operation, spelt in every way', async () => {
      for (const [method, url] of variants)
        expect(ours(router, method, url), `${method} ${url}`).to.eql(await theirs(original, method, url))
    })

    it('refuses wrong methods and unknown paths as the original does', async () => {
      for (const { path } of routes[surface]) {
        const url = prefix + path.replace(/\{.+?\}/g, 'x')
        expect(ours(router, 'OPTIONS', url), url).to.eql(await theirs(original, 'OPTIONS', url))
      }
      for (const url of ['', '/', '/nothing', '/products/a/b/c/d', '//', '/products//']) {
        expect(ours(router, 'GET', prefix + url), url).to.eql(await theirs(original, 'GET', prefix + url))
      }
    })

    it('refuses a malformed URI as the original does', async () => {
      const { path, method } = routes[surface].find((route) => route.path.includes('{'))!
      const url = prefix + path.replace(/\{.+?\}/g, '%E0%A4%A')
      expect(ours(router, method.toUpperCase(), url)).to.equal(400)
      expect(await theirs(original, method.toUpperCase(), url)).to.equal(400)
    })
  })
}

describe('Router', () => {
  const router = new Router(prefix, routes.store)

  it('lists the allowed methods when the method is wrong', () => {
    const found = () => router.find('PUT', `${prefix}/cart`)
    expect(found)
      .to.throw(Refusal)
      .with.deep.property('data', { allowed: ['GET', 'HEAD', 'DELETE'] })
  })

  it('turns a NUL in a path into an id that no record has', () => {
    const match = router.find('GET', `${prefix}/products/a%00b`)
    expect(pathParamsOf(match)).to.eql({ id: 'a\uFFFDb' })
  })
})

function ours(router: Router, method: string, url: string): Found {
  try {
    const match = router.find(method, url)
    return { path: prefix + match.route.path, pathParams: pathParamsOf(match) }
  } catch (error) {
    return (error as Refusal).status
  }
}

async function theirs(lookUp: ReturnType<typeof mount>[0], method: string, url: string): Promise<Found> {
  try {
    const found = (await lookUp(method, url)) as { openApiRoute: string; pathParams: object } | undefined
    return found ? { path: found.openApiRoute, pathParams: { ...found.pathParams } } : 404
  } catch (error) {
    return (error as { status: number }).status
  }
}
