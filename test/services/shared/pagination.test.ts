import { expect } from 'chai'
import { paginationOf } from '../../../src/services/shared/pagination.ts'

describe('The pagination of a list', () => {
  for (const [total, page, pages, nextPage, prevPage] of [
    [0, 1, 0, null, null],
    [0, 5, 0, null, null],
    [5, 1, 3, 2, null],
    [5, 2, 3, 3, 1],
    [5, 3, 3, null, 2],
    [5, 4, 3, null, 3],
    [5, 1_000_000, 3, null, 3],
  ] as const) {
    it(`names only pages that exist: page ${page} of ${pages}`, () => {
      const expected = {
        total,
        page,
        limit: 2,
        pages,
        hasNext: nextPage !== null,
        hasPrev: prevPage !== null,
      }
      expect(paginationOf(total, page, 2)).to.eql({ ...expected, nextPage, prevPage })
    })
  }
})
