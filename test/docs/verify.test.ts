import { expect } from 'chai'
import { headersOf, newSigningSecret } from '../../src/gateways/webhooks/sign.ts'
import { contractOf } from '../../src/surfaces.ts'
import { isInstalled, runScript, snippetsOf } from '../support/snippets.ts'

/** A test vector of the contract, and one that is forged. */
interface Vector {
  secret: string
  signature: string
  body: string
}

/** The program for each language: the block of the guide, then these lines, which print one word for each vector. */
const languages: Record<string, { file: string; command: string[]; version: string[]; ask: string }> = {
  js: {
    file: 'verify.mjs',
    command: [process.execPath],
    version: ['--version'],
    ask: `
const { readFileSync } = await import('node:fs')
for (const { body, signature, secret } of JSON.parse(readFileSync(0)))
  console.log(isSigned(Buffer.from(body), signature, secret))`,
  },
  py: {
    file: 'verify.py',
    command: ['python3'],
    version: ['--version'],
    ask: `
import json, sys
for v in json.load(sys.stdin):
    print(str(is_signed(v["body"].encode(), v["signature"], v["secret"])).lower())`,
  },
  php: {
    file: 'verify.php',
    command: ['php'],
    version: ['--version'],
    ask: `
foreach (json_decode(stream_get_contents(STDIN), true) as $v)
    echo is_signed($v['body'], $v['signature'], $v['secret']) ? "true\\n" : "false\\n";`,
  },
  go: {
    file: 'verify.go',
    command: ['go', 'run'],
    version: ['version'],
    ask: `
func main() {
	var vectors []struct{ Body, Signature, Secret string }
	json.NewDecoder(os.Stdin).Decode(&vectors)
	for _, v := range vectors {
		fmt.Println(isSigned([]byte(v.Body), v.Signature, v.Secret))
	}
}`,
  },
  rb: {
    file: 'verify.rb',
    command: ['ruby'],
    version: ['--version'],
    ask: `
require "json"
JSON.parse($stdin.read).each { |v| puts signed?(v["body"], v["signature"], v["secret"]) }`,
  },
}

describe('the guide to webhooks', () => {
  const { webhooks } = contractOf('webhooks') as { webhooks: { change: { post: { description: string } } } }
  const { description } = webhooks.change.post
  const vectors: Vector[] = [
    ...description.matchAll(/Secret `(\S+?)`, signature `(\S+?)`:\s+```json\n(.*?)\n```/gs),
  ].map(([, secret, signature, body]) => ({ secret: secret!, signature: signature!, body: body! }))

  it('has the test vectors of the contract', () => {
    expect(vectors).to.have.length(2)
    const bodies = snippetsOf('receive-webhooks').flatMap(({ info, code }) =>
      info === 'json' ? [code.trimEnd()] : [],
    )
    expect(bodies).to.eql(vectors.map(({ body }) => body))
  })

  for (const [language, { file, command, version, ask }] of Object.entries(languages)) {
    it(`verifies them in ${language}, and refuses what is forged`, async function () {
      this.timeout(60_000)
      if (!isInstalled(command[0]!, ...version)) {
        this.test!.title += ` (skipped: there is no ${command[0]} on this machine)`
        this.skip()
      }
      const [block] = snippetsOf('receive-webhooks').filter(({ info }) => info === `${language} verify`)
      const [first, second] = vectors as [Vector, Vector]
      const forged = [
        { ...first, body: `${first.body} ` },
        { ...first, secret: second.secret },
        { ...first, signature: second.signature },
        { ...first, signature: '' },
        { ...first, signature: 'not base64' },
      ]
      const code =
        language === 'go'
          ? block!.code.replace('import (', 'import (\n\t"encoding/json"\n\t"fmt"\n\t"os"')
          : block!.code
      const input = JSON.stringify([...vectors, ...forged])
      const { status, output } = await runScript(file, code + ask, command, input)
      expect(status, output).to.equal(0)
      expect(output.trim().split('\n')).to.eql(['true', 'true', ...forged.map(() => 'false')])
    })
  }

  it('verifies by a library for Standard Webhooks, and refuses what is forged', async () => {
    const [, block] = snippetsOf('receive-webhooks').filter(({ info }) => info === 'js verify')
    const ask = `
const { readFileSync } = await import('node:fs')
for (const { body, headers, secret } of JSON.parse(readFileSync(0))) {
  try {
    console.log(eventOf(Buffer.from(body), headers, secret).id)
  } catch (error) {
    console.log(error.message)
  }
}`
    const [secret, other, { body }] = [newSigningSecret(), newSigningSecret(), vectors[0]!]
    const call = { topic: 't', shopId: 's', clientId: 'c', body, previousSecret: null }
    const headers = headersOf({ ...call, deliveryId: JSON.parse(body).id, secret })
    const input = JSON.stringify([
      { body, headers, secret },
      { body: `${body} `, headers, secret },
      { body, headers, secret: other },
    ])
    const { status, output } = await runScript('standard.mjs', block!.code + ask, [process.execPath], input)
    expect(status, output).to.equal(0)
    const refused = 'No matching signature found'
    expect(output.trim().split('\n')).to.eql([JSON.parse(body).id, refused, refused])
  })
})
