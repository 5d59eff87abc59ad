import { expect } from 'chai'
import fc from 'fast-check'
import {
  gramsOf,
  knownWeight,
  type Load,
  loadOf,
  type Parcel,
  parcelOf,
} from '../../../src/services/goods/parcels.ts'

const units = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 }
const lengths = { mm: 0.1, cm: 1, m: 100, in: 2.54 }

const weights = fc.record({
  value: fc.double({ min: 0.001, max: 2000, noNaN: true }),
  unit: fc.constantFrom('g', 'kg', 'oz', 'lb'),
})
const side = fc.double({ min: 0.1, max: 90, noNaN: true })
const measures = fc.record({
  ...{ length: side, width: side, height: side },
  unit: fc.constantFrom('mm', 'cm', 'in'),
})
const lineOf = (requiredKeys: ('weight' | 'dimensions')[]) =>
  fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    details: fc.record({ weight: weights, dimensions: measures }, { requiredKeys }),
  })
const someKnown = fc.array(lineOf([]), { minLength: 1, maxLength: 8 }) as fc.Arbitrary<Load[]>
const allKnown = fc.array(lineOf(['weight', 'dimensions']), {
  minLength: 1,
  maxLength: 8,
}) as fc.Arbitrary<Load[]>
const usual = { weight: 0.5, length: 10, width: 30, height: 20 }

const longestFirst = ({ length, width, height }: Parcel) =>
  [length, width, height].sort((one, other) => other - one)

const sidesOf = ({ details }: Load): number[] => {
  const { length, width, height, unit } = details!.dimensions!
  return [length, width, height].map((one) => one * lengths[unit]).sort((one, other) => other - one)
}

describe('The parcel of an order', () => {
  it('weighs what its lines weigh, in whole grams, whatever their order', () => {
    fc.assert(
      fc.property(allKnown, (lines) => {
        const exact = lines.reduce(
          (sum, { quantity, details }) =>
            sum + quantity * details!.weight!.value * units[details!.weight!.unit],
          0,
        )
        const grams = knownWeight(lines)!
        expect(Number.isInteger(grams)).to.equal(true)
        // Each line is rounded up to a gram, and its pieces to a milligram.
        const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(grams).to.be.within(exact - pieces / 1000, exact + lines.length + pieces / 1000)
        expect(loadOf([...lines].reverse())).to.eql(loadOf(lines))
      }),
    )
  })

  it('holds every piece, all of them, and weighs no less than what is declared of its lines', () => {
    fc.assert(
      fc.property(allKnown, (lines) => {
        const parcel = parcelOf(loadOf(lines), usual)
        const box = [parcel.length, parcel.width, parcel.height]
        expect(box).to.eql([...box].sort((one, other) => other - one))
        let volume = 0
        for (const line of lines) {
          const sides = sidesOf(line)
          for (const [place, length] of sides.entries()) expect(length).to.be.at.most(box[place]! + 0.001)
          volume += sides[0]! * sides[1]! * sides[2]! * line.quantity
        }
        expect(volume).to.be.at.most(box[0]! * box[1]! * box[2]! * 1.0001)
        const declared = lines.reduce((sum, line) => sum + gramsOf(line), 0)
        expect(Math.round(parcel.weight * 1000)).to.equal(declared)
      }),
    )
  })

  it('is never smaller or lighter than the usual one while something about a piece is unknown', () => {
    fc.assert(
      fc.property(someKnown, (lines) => {
        const parcel = parcelOf(loadOf(lines), usual)
        if (lines.some(({ details }) => !details!.weight)) {
          expect(parcel.weight).to.be.at.least(usual.weight)
          expect(knownWeight(lines)).to.equal(undefined)
        }
        if (lines.some(({ details }) => !details!.dimensions))
          for (const [place, least] of [30, 20, 10].entries())
            expect(longestFirst(parcel)[place]).to.be.at.least(least)
      }),
    )
  })

  it('grows with what is added', () => {
    fc.assert(
      fc.property(allKnown, allKnown, (lines, more) => {
        const [before, after] = [lines, [...lines, ...more]].map((all) => parcelOf(loadOf(all), usual))
        expect(after!.weight).to.be.at.least(before!.weight)
      }),
    )
  })

  it('is the usual one, to the letter, where nothing is known', () => {
    expect(parcelOf(loadOf([{ quantity: 3, details: { hsCode: '732394' } }]), usual)).to.equal(usual)
    expect(parcelOf(loadOf([{ quantity: 3, details: null }]))).to.eql({
      ...{ weight: 0.5, length: 30, width: 20, height: 10 },
    })
  })

  it('stacks pieces that lie flat, and divides a stack that would be longer than its base', () => {
    const book = { weight: { value: 0.1, unit: 'kg' as const } }
    const dimensions = { length: 3, width: 21, height: 15, unit: 'cm' as const }
    const boxOf = (quantity: number) => parcelOf(loadOf([{ quantity, details: { ...book, dimensions } }]))
    expect(boxOf(3)).to.eql({ weight: 0.3, length: 21, width: 15, height: 9 })
    expect(boxOf(7)).to.eql({ weight: 0.7, length: 21, width: 21, height: 15 })
    expect(boxOf(20).length).to.be.at.most(45)
  })
})
