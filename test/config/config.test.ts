import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect } from 'chai'
import express from 'express'
import { readConfig, SettingError } from '../../src/config/config.ts'
import type { EnvVars } from '../../src/config/reader.ts'
import { runFolder } from '../support/run-folder.ts'
import { service, testConfig } from '../support/service.ts'

describe('readConfig', () => {
  const read = (settings: Record<string, string>) => testConfig({ url: service().databaseUrl }, settings)

  it('parses base domains with their types and labels, and DNS servers with or without a port', () => {
    const { baseDomains, dnsServers } = read({
      BASE_DOMAINS: '*:my-shops.example.com:Our stores, digital:dl.example.com:Downloads',
      DNS_SERVERS: '192.0.2.1, 192.0.2.2:5353,[2001:db8::1]:53,2001:db8::2',
    })
    expect(baseDomains).to.eql([
      { type: '*', domain: 'my-shops.example.com', label: 'Our stores' },
      { type: 'digital', domain: 'dl.example.com', label: 'Downloads' },
    ])
    expect(dnsServers).to.eql(['192.0.2.1', '192.0.2.2:5353', '[2001:db8::1]:53', '2001:db8::2'])
  })

  for (const [name, value] of [
    ['BASE_DOMAINS', 'shops.example.com'],
    ['BASE_DOMAINS', 'bakery:shops.example.com:Shops'],
    ['BASE_DOMAINS', '*:localhost:Stores'],
    ['BASE_DOMAINS', '*:UPPER.example.com:Stores'],
    ['DOMAIN_TARGET', 'https://stores.example.com'],
    ['DOMAIN_TARGET', 'stores example com'],
    ['STORE_URL', 'https://store.example?from=mail'],
    ['APPS_URL', 'https://apps.example/#top'],
    ['CONSOLE_URL', 'https://user:password@console.example'],
    ['DNS_SERVERS', 'dns.example.com'],
    ['DNS_SERVERS', '192.0.2.1:port'],
  ] as const) {
    it(`refuses ${name}=${value}`, () => {
      expect(() => read({ [name]: value })).to.throw(SettingError, name)
    })
  }
})

const random = () => randomBytes(32)
const production: EnvVars = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://service@database.example/storefront',
  STORE_URL: 'https://store.example',
  APPS_URL: 'https://apps.example',
  CONSOLE_URL: 'https://console.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Example <no-reply@mail.example>',
  JWT_SECRET: random().toString('hex'),
  VAULT_KEYS: `k1:${random().toString('base64')}`,
}

/** Returns the one line that a start with these settings ends with, or nothing if it goes on. */
function refusalOf(settings: EnvVars): string {
  try {
    readConfig({ DATA_FOLDER: `${runFolder()}/config-${process.pid}`, ...settings })
    return ''
  } catch (error) {
    if (error instanceof SettingError) return error.message
    throw error
  }
}

describe('METRICS_HOST', () => {
  it('is this machine, whatever HOST is', () => {
    const hosts = (settings: EnvVars) => {
      const { host, metricsHost } = readConfig({ ...production, METRICS_PORT: '4006', ...settings })
      return [host, metricsHost]
    }
    expect(hosts({})).to.eql(['0.0.0.0', '127.0.0.1'])
    expect(hosts({ HOST: '192.0.2.1' })).to.eql(['192.0.2.1', '127.0.0.1'])
    expect(hosts({ METRICS_HOST: '::' })).to.eql(['0.0.0.0', '::'])
  })
})

describe('SECURITY_CONTACT', () => {
  for (const SECURITY_CONTACT of [
    'http://example.com/report',
    'security',
    'mailto:',
    'a@b.example, call us',
    'https://a.example/x\nPolicy: https://b.example',
    'javascript:alert(1)',
  ])
    it(`refuses ${JSON.stringify(SECURITY_CONTACT)}`, () => {
      expect(refusalOf({ ...production, SECURITY_CONTACT })).to.match(/^SECURITY_CONTACT must be/)
    })

  it('must be there for a policy', () => {
    const SECURITY_POLICY_URL = 'https://example.com/security'
    expect(refusalOf({ ...production, SECURITY_POLICY_URL })).to.equal(
      'SECURITY_POLICY_URL requires SECURITY_CONTACT',
    )
  })
})

describe('MAIL_FROM', () => {
  it('is an address, with or without a name', () => {
    const named = ['Shop, Ltd. <no-reply@b.example>', '"Shop" <a@b.example>', 'Büro <a@bücher.example>']
    for (const MAIL_FROM of ['a@b.example', ...named])
      expect(refusalOf({ ...production, MAIL_FROM }), MAIL_FROM).to.equal('')
  })

  // Docker takes the quotes in a file of settings literally.
  for (const MAIL_FROM of ['no-reply', 'Shop a@b.example', '"Shop <a@b.example>"', 'Shop <a@b.example']) {
    it(`refuses ${MAIL_FROM} in one line`, () => {
      expect(refusalOf({ ...production, MAIL_FROM })).to.match(
        /^MAIL_FROM must be an e-mail address, or a name/,
      )
    })
  }

  for (const MAIL_FROM of ['büro@b.example', 'Shop <büro@b.example>']) {
    it(`refuses ${MAIL_FROM}, which a mail server without SMTPUTF8 does not take`, () => {
      expect(refusalOf({ ...production, MAIL_FROM })).to.match(/^MAIL_FROM must have only ASCII/)
    })
  }
})

describe('TRUST_PROXY', () => {
  const read = (TRUST_PROXY: string) => readConfig({ ...production, TRUST_PROXY }).trustProxy

  it('takes what Express takes', () => {
    expect(['', 'false', '0', 'true', '2'].map(read)).to.eql([null, null, null, true, 2])
    const networks = 'loopback,10.0.0.0/8,192.0.2.0/255.255.255.0,2001:db8::/32,::1'
    expect(read(networks.replaceAll(',', ', '))).to.equal(networks)
    for (const trusted of [true, 2, networks])
      expect(() => express().set('trust proxy', trusted)).not.to.throw()
  })

  for (const TRUST_PROXY of [
    'yes',
    'loopbck',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '2001:db8::/129',
    '-1',
    'proxy.example',
  ]) {
    it(`refuses "${TRUST_PROXY}" in one line`, () => {
      expect(refusalOf({ ...production, TRUST_PROXY })).to.match(/^TRUST_PROXY must be true, a number/)
    })
  }
})

describe('A setting that is a number', () => {
  for (const name of ['THROTTLE_STORE_RATE', 'UNPAID_ORDERS_PER_SHOPPER', 'CACHE_MEGABYTES', 'STORE_PORT'])
    it(`is refused where ${name} is a space, which is not 0: that would switch it off`, () => {
      expect(refusalOf({ ...production, [name]: ' ' })).to.match(
        new RegExp(`^${name} must be a whole number from 0 to \\d+, not " "$`),
      )
    })
})

describe('A setting that is a text', () => {
  for (const name of ['HOST', 'DATA_FOLDER', 'S3_BUCKET', 'S3_REGION'])
    it(`is refused where ${name} is a space, which names nothing`, () => {
      const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
      expect(refusalOf({ ...production, ...s3, [name]: ' ' })).to.match(new RegExp(`^${name} is blank`))
    })

  it('loses the spaces around it', () => {
    expect(readConfig({ ...production, HOST: ' 192.0.2.1 ' }).host).to.equal('192.0.2.1')
  })
})

describe('NODE_ENV', () => {
  for (const NODE_ENV of ['', 'prod', 'Production', 'staging']) {
    it(`must be production, development or test, not "${NODE_ENV}"`, () => {
      expect(refusalOf({ ...production, NODE_ENV })).to.match(/^NODE_ENV must be/)
    })
  }

  it('switches no convenience of developers on by itself', () => {
    for (const NODE_ENV of ['development', 'test']) {
      expect(refusalOf({ NODE_ENV })).to.equal('SMTP_URL is required, or MAILBOX=true for development')
      const config = readConfig({
        NODE_ENV,
        SMTP_URL: 'smtp://localhost',
        DATA_FOLDER: `${runFolder()}/config`,
      })
      expect(config).to.include({ sandbox: null, courier: null, allowPrivateWebhooks: false })
    }
  })
})

describe('Production', () => {
  it('starts with the settings of the README', () => {
    expect(refusalOf(production)).to.equal('')
  })

  const insecure: [settings: EnvVars, line: RegExp][] = [
    [{ DATABASE_URL: '' }, /^DATABASE_URL is required in production$/],
    [{ SMTP_URL: '' }, /^SMTP_URL is required in production$/],
    [{ MAIL_FROM: '' }, /^MAIL_FROM is required in production$/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_WEBHOOK_SECRET requires STRIPE_SECRET_KEY$/],
    [{ SMTP_URL: '', MAILBOX: 'true' }, /MAILBOX is for development/],
    [{ SANDBOX: 'true' }, /^SANDBOX is for development and cannot be switched on in production$/],
    [{ SANDBOX_URL: 'https://sandbox.example' }, /^SANDBOX_URL requires SANDBOX=true$/],
    [{ COURIER_URL: 'https://courier.example' }, /^COURIER_URL requires SANDBOX=true$/],
    [{ ALLOW_PRIVATE_WEBHOOKS: '1' }, /^ALLOW_PRIVATE_WEBHOOKS is for development/],
    [
      { STORE_URL: 'http://store.example' },
      /^STORE_URL must be an address that starts with https:\/\/ in production$/,
    ],
    [{ APPS_URL: '' }, /^APPS_URL must be an address that starts with https/],
    [{ CONSOLE_URL: 'console.example' }, /CONSOLE_URL must be/],
    [{ THROTTLE_SIGN_IN: '0' }, /^THROTTLE_SIGN_IN cannot be switched off in production$/],
    [{ THROTTLE_SIGN_IN: '00' }, /^THROTTLE_SIGN_IN cannot be switched off/],
    [{ CODES_PER_HOUR_AND_ADDRESS: '0' }, /^CODES_PER_HOUR_AND_ADDRESS cannot be switched off/],
    [{ CODES_PER_HOUR_AND_IP: '0' }, /^CODES_PER_HOUR_AND_IP cannot be switched off/],
    [{ CODES_PER_DAY_AND_ADDRESS: '0' }, /^CODES_PER_DAY_AND_ADDRESS cannot be switched off/],
    [{ WRONG_CODES_PER_HOUR_AND_IP: '0' }, /^WRONG_CODES_PER_HOUR_AND_IP cannot be switched off/],
    [{ JWT_SECRET: '' }, /^JWT_SECRET is required in production$/],
    ...['0'.repeat(64), 'secret'.repeat(6), '0123456789abcdef'.repeat(2)].map(
      (JWT_SECRET): [EnvVars, RegExp] => [
        { JWT_SECRET },
        /^JWT_SECRET must be random in production: openssl/,
      ],
    ),
    [{ JWT_SECRET: `${production.JWT_SECRET},${'a'.repeat(40)}` }, /^JWT_SECRET must be random/],
    [{ VAULT_KEYS: '' }, /^VAULT_KEYS is required in production$/],
    [
      { VAULT_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` },
      /^the key k1 of VAULT_KEYS must be random in production: openssl rand -base64 32$/,
    ],
    // A value that is wrong is told once: it is neither missing nor predictable as well.
    [{ DATABASE_URL: 'mysql://database.example/storefront' }, /^DATABASE_URL must be [^;]*$/],
    [
      {
        DATABASE_URL: 'mysql://database.example',
        DATABASE_DIRECT_URL: 'postgres://database.example/storefront',
      },
      /^DATABASE_URL must be [^;]*$/,
    ],
    [{ DATABASE_URL: 'mysql://database.example', ROLE: 'worker' }, /^DATABASE_URL must be [^;]*$/],
    [{ JWT_SECRET: 'short' }, /^JWT_SECRET must be at least 32 characters[^;]*$/],
    [{ VAULT_KEYS: `k1:${Buffer.alloc(8).toString('base64')}` }, /^[^;]*VAULT_KEYS[^;]*$/],
  ]
  for (const [settings, line] of insecure) {
    it(`refuses ${JSON.stringify(settings)} in one line`, () => {
      expect(refusalOf({ ...production, ...settings }))
        .to.match(line)
        .and.not.include('\n')
    })
  }

  it('takes any random secret', () => {
    for (let tries = 0; tries < 1000; tries++) {
      const settings = {
        JWT_SECRET: randomBytes(16).toString('hex'),
        VAULT_KEYS: `k1:${random().toString('base64')}`,
      }
      expect(refusalOf({ ...production, ...settings }), JSON.stringify(settings)).to.equal('')
    }
  })

  it('never repeats a secret in its line', () => {
    const JWT_SECRET = 'canary'.repeat(6)
    expect(refusalOf({ ...production, JWT_SECRET, SMTP_URL: 'http://canary:canary@mail' })).not.to.include(
      'canary',
    )
  })
})

describe('A secret in a file', () => {
  const file = () => {
    const name = `${runFolder()}/secret-${process.pid}`
    writeFileSync(name, `${production.JWT_SECRET}\n`)
    return name
  }

  it('is read from there, without its line break', () => {
    const { jwtSecrets } = readConfig({ ...production, JWT_SECRET: '', JWT_SECRET_FILE: file() })
    expect(jwtSecrets).to.eql([production.JWT_SECRET])
  })

  it('is refused where the file is empty: the service would start without a card provider, or count calls alone', () => {
    const empty = `${runFolder()}/empty-secret-${process.pid}`
    writeFileSync(empty, '\n')
    for (const name of ['STRIPE_SECRET_KEY', 'PAYSTACK_SECRET_KEY', 'REDIS_URL', 'SHIPPO_TOKEN'])
      expect(refusalOf({ ...production, [`${name}_FILE`]: empty })).to.equal(`${name}_FILE is empty`)
  })

  it('loses its line break in the setting itself too, where a blank one is refused', () => {
    const { stripe } = readConfig({
      ...production,
      STRIPE_SECRET_KEY: 'sk_live_1\n',
      STRIPE_WEBHOOK_SECRET: 'whsec_1\n',
    })
    expect(stripe).to.include({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' })
    for (const name of ['STRIPE_SECRET_KEY', 'REDIS_URL', 'SHIPPO_TOKEN'])
      expect(refusalOf({ ...production, [name]: ' ' })).to.equal(`${name} is blank`)
  })

  it('is refused where the setting itself is there too, or the file is not', () => {
    expect(refusalOf({ ...production, JWT_SECRET_FILE: file() })).to.equal(
      'JWT_SECRET and JWT_SECRET_FILE cannot both be set',
    )
    expect(refusalOf({ ...production, SMTP_URL: '', SMTP_URL_FILE: '/nowhere' })).to.match(
      /^SMTP_URL_FILE cannot be read: ENOENT/,
    )
  })
})
