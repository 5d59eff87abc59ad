import { expect } from 'chai'
import { guestOf } from '../../../src/web/storefront/guests.ts'

describe('The guest of a browser, in a shop', () => {
  let created = 0
  const create = async () => `token ${++created}`
  const tokensOf = (visitor: string, calls: number) =>
    Promise.all(Array.from({ length: calls }, () => guestOf(visitor, create)))

  it('is one, however many calls begin at once, and another one in every other browser and store', async () => {
    const [one, other] = await Promise.all([tokensOf('palm ada', 50), tokensOf('ladle ada', 50)])
    expect([new Set(one).size, new Set(other).size]).to.eql([1, 1])
    expect(one[0]).not.to.equal(other[0])
    expect(await tokensOf('palm ada', 1)).to.eql([one[0]])
  })

  it('is made again where it could not be made', async () => {
    const failed = () => guestOf('palm bo', () => Promise.reject(new Error('busy')))
    const refusals = await Promise.allSettled([failed(), failed()])
    expect(refusals.map(({ status }) => status)).to.eql(['rejected', 'rejected'])
    expect((await tokensOf('palm bo', 1))[0]).to.match(/^token/)
  })

  it('is forgotten once ten thousand others have come, the oldest first', async () => {
    const [first] = await tokensOf('palm first', 1)
    const tokens = await Promise.all(Array.from({ length: 10_000 }, (_, n) => tokensOf(`flood ${n}`, 1)))
    expect(await tokensOf('flood 9999', 1)).to.eql(tokens.at(-1))
    expect((await tokensOf('palm first', 1))[0]).not.to.equal(first)
  })
})
