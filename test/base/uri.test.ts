import { expect } from 'chai'
import { uriOf } from '../../src/base/uri.ts'

describe('uriOf', () => {
  const same = [
    'https://a.example',
    'https://A.example/%7eada?b=1#c',
    'http://[::1]:80/',
    'app:/back',
    'https://a/?',
  ]
  for (const text of same)
    it(`leaves what has no other characters as it is: ${text}`, () => expect(uriOf(text)).to.equal(text))

  const written: Record<string, string> = {
    'https://bücher.example/é?ß#ö': 'https://xn--bcher-kva.example/%C3%A9?%C3%9F#%C3%B6',
    'https://a.example/a b.png': 'https://a.example/a%20b.png',
    // Browsers leave these as they are; RFC 3986 allows them nowhere behind the host.
    'https://a.example/a[1].png?b[]=c|d&e={f}^`\\':
      'https://a.example/a%5B1%5D.png?b%5B%5D=c%7Cd&e=%7Bf%7D%5E%60%5C',
    'https://a.example/100%.png?50%&%zz#%': 'https://a.example/100%25.png?50%25&%25zz#%25',
    'http://[::1]/a[1]#b#c': 'http://[::1]/a%5B1%5D#b%23c',
  }
  for (const [text, uri] of Object.entries(written)) {
    it(`writes it as browsers do: ${text}`, () => {
      expect(uriOf(text)).to.equal(uri)
      expect(new URL(uri).host).to.equal(new URL(text).host)
    })
  }

  for (const text of [
    '',
    'a',
    '/a',
    'http://',
    'https://?',
    'http://:80',
    'http://[::g]/',
    'http://%00/',
    'https://a:99999',
  ]) {
    it(`knows what is no URL: ${text}`, () => expect(uriOf(text)).to.equal(null))
  }
})
