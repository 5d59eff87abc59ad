import type { Request, RequestHandler } from 'express'
import { Refusal } from '../../base/errors.ts'
import { businessProfile } from '../../services/agents/business-profile.ts'
import { bulkheadOfPage } from '../bulkhead.ts'
import { refusalOf, sendJson } from '../reply.ts'
import type { SurfaceOptions } from '../surface-options.ts'
import { shopOfAddress } from './caller.ts'
import { refuseAgent } from './errors.ts'

export const profilePath = '/.well-known/ucp'

/** Serves the profile of the store whose address is called, which caches may keep. */
export function serveProfile(options: SurfaceOptions): RequestHandler {
  const answer = async (req: Request) => {
    const shop = await shopOfAddress(options, req)
    if (!shop) throw new Refusal('shopNotFound')
    const db = bulkheadOfPage(options.db, req.ip, shop.id)
    return businessProfile(db, options.vault, shop, `${req.protocol}://${req.headers.host}`)
  }
  return async (req, res) => {
    try {
      const profile = await answer(req)
      res.set('Cache-Control', 'public, max-age=300').vary('x-shop-id')
      res.set('ETag', req.app.get('etag fn')(JSON.stringify(profile)))
      if (req.fresh) return void res.status(304).end()
      sendJson(res, 200, profile)
    } catch (error) {
      refuseAgent(res, refusalOf(error))
    }
  }
}
