import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createDomain, createKyc, createPayout, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { storefront, storefrontJson } from './command-line.ts'

const settings = () => ({
  VAULT_KEYS: service()
    .config.vaultKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`)
    .join(','),
  DATA_FOLDER: '.data/nowhere',
})
const slugOf = async ({ id }: { id: string }) =>
  (await service().db('shops').where({ id }).first('slug')).slug
const mailsTo = (recipient: string) => service().db('mails').where({ recipient }).pluck('subject')
const ownerOf = async ({ id }: { id: string }): Promise<string> =>
  (await service().db('shops').join('users', 'users.id', 'owner_id').where('shops.id', id).first('email'))
    .email

describe('storefront store', () => {
  it('finds a store, and suspends and reinstates it, by its slug', async () => {
    const shop = await createShop()
    const [slug, owner] = [await slugOf(shop), await ownerOf(shop)]
    const { stores } = await storefrontJson<{ stores: object[] }>(['store', 'list', '--search', slug])
    expect(stores).to.have.length(1)
    expect(stores[0]).to.include({ id: shop.id, slug, ownerEmail: owner, suspendedAt: null })

    const suspend = ['store', 'suspend', slug, '--reason', 'Sells nothing', '--operator', 'grace']
    const { stdout } = await storefront(suspend, settings())
    expect(stdout).to.equal(`${slug} is suspended\n`)
    expect((await storefront(suspend, settings())).stdout).to.equal(`${slug} was already suspended\n`)
    await call('store').get('/api/v1/products').set('x-shop-id', shop.id).expect(403)
    const { store } = await storefrontJson<{ store: object }>(['store', 'show', slug])
    expect(store).to.include({ suspensionReason: 'Sells nothing', products: 0, staff: 0 })
    const shown = await storefront(['store', 'show', shop.id])
    expect(shown.stdout).to.match(/^state +suspended since \S+: Sells nothing$/m)

    await storefrontJson(['store', 'reinstate', shop.id], settings())
    await call('store').get('/api/v1/products').set('x-shop-id', shop.id).expect(200)
    expect(await mailsTo(owner)).to.have.members([
      'Your store has been suspended',
      'Your store has been reinstated',
    ])
    const { entries } = await storefrontJson<{ entries: object[] }>(['log'])
    expect(entries[1]).to.include({ action: 'store.suspended', operator: 'grace', storeId: shop.id })
  })

  it('shows what strangers have named, and lets it do nothing to the terminal', async () => {
    const name = 'Nice\u001b[2J\u001b]52;c;ZXZpbA==\u0007\u009b8m\u202eeman\nstate  closed\r\u001b[31m'
    const shop = await createShop()
    await service().db('shops').where({ id: shop.id }).update({ name })
    const { stdout } = await storefront(['store', 'show', shop.id])
    expect(stdout).not.to.match(/[^\P{Cc}\n]|\u202e/u)
    expect(stdout).to.match(/^name +Nice.*eman state {2}closed/m)
    expect(stdout.match(/^state/gm)).to.have.length(1)
    const { store } = await storefrontJson<{ store: object }>(['store', 'show', shop.id])
    expect(store).to.include({ name })
    const account = await createAccount()
    await service().db('users').where({ id: account.id }).update({ name })
    const { stdout: accounts } = await storefront(['account', 'list', '--search', account.email!])
    expect(accounts.trimEnd().split('\n'), 'a heading and a row').to.have.length(2)
  })

  it('closes a store for good', async () => {
    const shop = await createShop()
    const [slug, owner] = [await slugOf(shop), await ownerOf(shop)]
    await call('store').get('/api/v1/products').set('x-shop-id', shop.id).expect(200)
    const close = ['store', 'close', slug, '--reason', 'Its owner asked for it', '--operator', 'grace']
    expect((await storefront(close, settings())).stdout).to.equal(`${slug} is closed\n`)
    expect((await storefront(close, settings())).stdout).to.equal(`${slug} was already closed\n`)
    await call('store').get('/api/v1/products').set('x-shop-id', shop.id).expect(404)
    expect((await storefront(['store', 'show', slug])).stdout).to.match(/^state +closed since \S+$/m)
    expect(await mailsTo(owner)).to.deep.equal(['Your store has been closed'])
    const activity = await service()
      .db('activity')
      .where({ shop_id: shop.id })
      .select('action', 'actor_id', 'reason')
    expect(activity).to.deep.equal([
      { action: 'store.closed', actor_id: 'grace', reason: 'Its owner asked for it' },
    ])
  })

  it('lets others claim a domain that a store gave up', async () => {
    const [shop, stranger] = [await createShop(), await createShop()]
    const { id, domain } = await createDomain(shop, { state: 'active' })
    const [owner, other] = await Promise.all(
      [shop, stranger].map((store) => createAppToken(store, ['WRITE_DOMAINS'])),
    )
    await call('apps').delete(`/api/v1/domains/${id}`).set(owner!).expect(200)
    const claim = () => call('apps').post('/api/v1/domains').set(other!).send({ domain })
    await claim().expect(409)
    const free = ['store', 'free', `${domain.toUpperCase()}.`, '--operator', 'grace']
    expect((await storefront(free, settings())).stdout).to.equal(`${domain} is free\n`)
    expect((await storefront(free, settings())).stdout).to.equal(`${domain} is not kept for a store\n`)
    await claim().expect(201)
    const entry = await service().db('activity').where({ shop_id: shop.id, action: 'domain.freed' }).first()
    expect(entry).to.include({ actor_kind: 'operator', actor_id: 'grace', name: domain })
  })

  it('refuses in one line', async () => {
    for (const [args, code, line] of [
      [['store', 'show', 'nowhere'], 1, /^storefront: .*not found.*\n$/i],
      [['store', 'suspend', 'nowhere'], 2, /^storefront: required option '--reason <text>' not specified\n$/],
      [
        ['store', 'list', '--limit', 'all'],
        2,
        /^storefront: option '--limit <count>' argument 'all' is invalid.+\n$/,
      ],
    ] as const) {
      const ended = await storefront([...args], settings())
      expect(ended.code, ended.stderr).to.equal(code)
      expect(ended.stderr).to.match(line)
    }
  })
})

describe('storefront app', () => {
  it('suspends an app by its id or client id, and resumes it, in the name of the operator', async () => {
    const shop = await createShop()
    const { id, appId, clientId } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const token = await createAppToken(shop, ['READ_ORDERS'], id)
    const visit = () => call('apps').get('/api/v1/orders').set(token)
    const suspend = ['app', 'suspend', clientId, '--reason', 'Spam', '--operator', 'grace']
    expect((await storefront(suspend, settings())).stdout).to.equal(`${clientId} is suspended\n`)
    expect((await storefront(suspend, settings())).stdout).to.equal(`${clientId} was already suspended\n`)
    await visit().expect(401)
    const resume = ['app', 'resume', appId, '--operator', 'grace']
    expect((await storefront(resume, settings())).stdout).to.equal(`${appId} works again\n`)
    expect((await storefront(resume, settings())).stdout).to.equal(`${appId} was not suspended\n`)
    await visit().expect(200)
    const { entries } = await storefrontJson<{ entries: { action: string; operator: string }[] }>([
      'log',
      '--limit',
      '4',
    ])
    expect(entries.map(({ action, operator }) => `${action} ${operator}`)).to.have.members([
      'app.suspended grace',
      'app.suspended grace',
      'app.resumed grace',
      'app.resumed grace',
    ])
    const unknown = await storefront(['app', 'suspend', 'client_nobody', '--reason', 'Spam'], settings())
    expect(unknown.stderr).to.match(/not found/i)
  })
})

describe('storefront account', () => {
  it('shows an account, signs it out everywhere, suspends and reinstates it', async () => {
    const person = await createAccount()
    const { email } = person
    const sessions = await service().db('sessions').where({ user_id: person.id }).pluck('id')
    const me = () => call('console').get('/api/v1/stores').set(person.onConsole())
    await me().expect(200)
    const { account } = await storefrontJson<{ account: object }>(['account', 'show', email!])
    expect(account).to.deep.include({
      email,
      sessions: sessions.length,
      owns: [],
      worksFor: [],
      suspendedAt: null,
    })
    await storefrontJson(['account', 'sign-out', email!, '--operator', 'grace'])
    await me().expect(401)
    await storefrontJson(['account', 'suspend', email!, '--reason', 'Spam'], settings())
    const { accounts } = await storefrontJson<{ accounts: { email: string }[] }>([
      'account',
      'list',
      '--suspended',
      '--search',
      email!,
    ])
    expect(accounts.map((one) => one.email)).to.deep.equal([email])
    await storefrontJson(['account', 'reinstate', email!], settings())
    const { entries } = await storefrontJson<{ entries: { action: string }[] }>(['log', '--limit', '3'])
    expect(entries.map(({ action }) => action)).to.deep.equal([
      'account.reinstated',
      'account.suspended',
      'account.signed_out',
    ])
  })

  it('tells nobody that a second factor was removed that was never switched on', async () => {
    const { db, dependencies } = service()
    const { id, email } = await createAccount()
    const secret = dependencies.vault.seal('secret', `factor ${id}`)
    await db('second_factors').insert({ id: newId(), user_id: id, secret })
    const removed = await storefrontJson(['account', 'remove-factor', email!], settings())
    expect(removed).to.eql({ changed: false })
    expect(await db('mails').where({ recipient: email })).to.eql([])
    expect(await db('platform_activity').where({ resource_id: id })).to.eql([])
  })

  it('removes a second factor that was lost, and mails the person', async () => {
    const { db, dependencies } = service()
    const { id, email } = await createAccount()
    const secret = dependencies.vault.seal('secret', `factor ${id}`)
    await db('second_factors').insert({ id: newId(), user_id: id, secret, confirmed_at: new Date() })
    const remove = () => storefrontJson(['account', 'remove-factor', email!], settings())
    expect(await remove()).to.deep.equal({ changed: true })
    expect(await remove()).to.deep.equal({ changed: false })
    expect(await db('second_factors').where({ user_id: id })).to.be.empty
    expect(await db('mails').where({ recipient: email! }).pluck('subject')).to.eql([
      'Your second factor was removed',
    ])
    expect(await db('platform_activity').where({ resource_id: id }).pluck('action')).to.eql([
      'account.factor_removed',
    ])
  })
})

describe('storefront merchant', () => {
  it('keeps the list of those who may open stores', async () => {
    await storefrontJson(['merchant', 'invite', 'Ada@merchant.example'])
    const again = await storefront(['merchant', 'invite', 'ada@merchant.example'])
    expect(again.stdout).to.equal('ada@merchant.example was already invited\n')
    const { invited } = await storefrontJson<{ invited: { email: string }[] }>(['merchant', 'list'])
    expect(invited.map(({ email }) => email)).to.include('ada@merchant.example')
    expect(await storefrontJson(['merchant', 'uninvite', 'ada@merchant.example'])).to.deep.equal({
      changed: true,
    })
  })
})

describe('storefront token', () => {
  it('lists the tokens of a store without themselves, and revokes one', async () => {
    const shop = await createShop()
    const header = await createAppToken(shop, ['READ_ORDERS'])
    const { stdout } = await storefront(['token', 'list', shop.id, '--json'])
    const { tokens } = JSON.parse(stdout) as { tokens: { id: string }[] }
    expect(tokens).to.have.length(1)
    expect(tokens[0]).to.deep.include({ scopes: ['READ_ORDERS'], app: null })
    expect(stdout).not.to.include(header.authorization.slice(-20))
    // When a token was used last is not known, and therefore not told.
    const [columns] = (await storefront(['token', 'list', shop.id])).stdout.split('\n')
    expect(columns!.trim().split(/ {2,}/)).to.eql(['ID', 'NAME', 'KIND', 'OF', 'SCOPES', 'EXPIRES'])
    await storefrontJson(['token', 'revoke', tokens[0]!.id])
    await call('apps').get('/api/v1/orders').set(header).expect(401)
    expect((await storefront(['token', 'revoke', tokens[0]!.id])).code).to.equal(1)
    expect((await storefront(['token', 'list', shop.id])).stdout).to.equal('The store has no valid tokens.\n')
  })
})

describe('storefront kyc and payout', () => {
  it('decides an identity check and marks a payout', async () => {
    const shop = await createShop()
    const { id } = await createKyc(shop)
    const { checks } = await storefrontJson<{ checks: { id: string; number: string }[] }>(
      ['kyc', 'list', '--limit', '1000000'],
      settings(),
    )
    expect(checks.find((check) => check.id === id)).to.include({ number: 'A12345678' })
    const approve = ['kyc', 'approve', id, '--reason', 'All is well']
    expect((await storefront(approve)).stdout).to.equal(`${id} is approved\n`)
    expect((await storefront(approve)).stderr).to.match(/^storefront: .*approved.*\n$/)

    const { id: method } = await createPayout(shop)
    const wire = ['--method', method, '--amount', '12.50', '--reference', 'wire-1']
    expect((await storefront(['payout', 'paid', shop.id, ...wire])).stdout).to.equal('wire-1 is paid\n')
    expect((await storefront(['payout', 'paid', shop.id, ...wire])).stdout).to.equal(
      'wire-1 is paid, as it was before\n',
    )
    await storefrontJson(['payout', 'failed', shop.id, ...wire, '--reason', 'The account is closed'])
    const [transfer] = await service().db('payout_transfers').where({ shop_id: shop.id })
    expect(transfer).to.include({ state: 'failed', amount: 1250 })
  })
})

describe('storefront figures', () => {
  it('counts the platform', async () => {
    const { stores } = await storefrontJson<{ stores: { total: number } }>([
      'figures',
      '--since',
      '2026-01-01',
    ])
    expect(stores.total).to.be.above(0)
    const { stdout } = await storefront(['figures'])
    expect(stdout).to.match(/^stores +\d+, \d+ suspended$/m)
  })
})
