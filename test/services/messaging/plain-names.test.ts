import { expect } from 'chai'
import { withoutLinks } from '../../../src/services/messaging/plain-names.ts'

describe('A name in an e-mail', () => {
  const cases: [string, string][] = [
    ['Paper Lantern', 'Paper Lantern'],
    ['Café & Söhne, est. 1999', 'Café & Söhne, est. 1999'],
    ['Version 2.0 – 10.50 off', 'Version 2.0 – 10.50 off'],
    ['evil.example', 'evil example'],
    ['Win at https://evil.example/now', 'Win at evil example/now'],
    ['HTTP: //evil', 'evil'],
    ['www.evil.co.uk', 'www evil co uk'],
    ['evil。example', 'evil example'],
    ['evil．example', 'evil example'],
    ['4chan.1a', '4chan 1a'],
    ['pay me@evil.example', 'pay me evil example'],
    ['192.168.1.20', '192 168 1 20'],
    ['mailto:a', 'a'],
    ['One\r\nBcc: two', 'One Bcc: two'],
    ['A\u2028B\u0000C\u0085D', 'A B C D'],
    ['\u202Eevil\u200B.example', 'evil example'],
    ['пример.рф', 'пример рф'],
  ]
  for (const [name, shown] of cases) {
    it(`shows ${JSON.stringify(name)} as ${JSON.stringify(shown)}`, () => {
      expect(withoutLinks(name)).to.equal(shown)
      expect(withoutLinks(shown)).to.equal(shown)
    })
  }
})
