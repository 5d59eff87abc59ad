import { expect } from 'chai'
import express from 'express'
import supertest from 'supertest'
import { serveDocument } from '../../src/http/documents.ts'

describe('serveDocument', () => {
  it('makes a document again after that has failed, and only once after that has succeeded', async () => {
    let tries = 0
    const make = () => {
      tries += 1
      if (tries === 1) throw new Error('too many open files')
      return 'made'
    }
    const app = express()
    // Express would print the error.
    app.set('env', 'test').get('/', serveDocument('text/plain', make))
    await supertest(app).get('/').expect(500)
    for (let calls = 0; calls < 2; calls += 1) await supertest(app).get('/').expect(200, 'made')
    expect(tries).to.equal(2)
  })
})
