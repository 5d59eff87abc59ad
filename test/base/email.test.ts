import { expect } from 'chai'
import { emailOf } from '../../src/base/email.ts'

describe('emailOf', () => {
  const forms: Record<string, string[]> = {
    'ada@example.com': [
      'ada@example.com',
      ' ada@example.com ',
      '\t\r\nADA@Example.COM\n',
      '\u00a0ada@example.com\u202f',
      '\u3000ada@example.com\u2003',
      '\ufeffada@example.com\u200b',
      '\u202aada@example.com\u202c',
      'a\u00adda@exam\u2060ple.com',
      'ada@exam\u200cple.com',
      '\u2800ada@example.com\u3164',
      'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
      'ada@example。com',
    ],
    'ada@xn--mnchen-3ya.de': [
      'ada@münchen.de',
      'Ada@MÜNCHEN.DE',
      'ada@mu\u0308nchen.de',
      'ada@XN--mnchen-3ya.de',
    ],
    'ada@xn--strae-oqa.example': ['ada@straße.example'],
    'ada@xn--fsqu00a.xn--0zwm56d': ['ada@例子.测试', ' ada@例子。测试'],
    // In Persian, the joiner belongs to the word.
    'ada@xn--mgba3gch31f060k.com': ['ada@نامه\u200cای.com'],
    'a..b@docomo.ne.jp': ['a..b@docomo.ne.jp', ' A..B@docomo.ne.jp'],
    'a.@ezweb.ne.jp': ['a.@ezweb.ne.jp'],
    'a...b.-@docomo.ne.jp': ['a...b.-@docomo.ne.jp'],
    "o'brien+shop@example.com": ["O'Brien+shop@example.com"],
  }
  for (const [form, texts] of Object.entries(forms))
    for (const text of texts)
      it(`writes ${JSON.stringify(text)} as ${form}`, () => {
        expect(emailOf(text)).to.equal(form)
        expect(emailOf(form)).to.equal(form)
      })

  const others = [
    '', '@', 'ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com', 'ada @example.com', 'ada@ example.com',
    'ada@example.com, eve@example.com', 'ada@example.com\neve@example.com', 'ada@eve@example.com', '.ada@example.com',
    'ada@example..com', 'ada@.example.com', 'ada@-example.com', 'ada@example.com.', 'Ada <ada@example.com>', '"ada"@example.com',
    'müller@example.com', 'ada@mün chen.de', 'ada@xn--\u200f.de', 'ada@[127.0.0.1]', 'ada\u0000@example.com',
    `${'a'.repeat(250)}@example.com`, 'ada@exam/ple.com',
  ] // biome-ignore format: one value a line would fill pages
  for (const text of others)
    it(`knows ${JSON.stringify(text.slice(0, 40))} as no address`, () => expect(emailOf(text)).to.equal(null))
})
