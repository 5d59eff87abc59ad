import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and text of the message, without the soft line breaks of quoted-printable. */
  data: string
  /** The time at which it was received (performance.now). */
  at: number
}

/**
 * An SMTP server (RFC 5321, as much as one client needs) that stores messages and can be told to refuse them.
 */
export interface SmtpReceiver {
  url: string
  mails: ReceivedMail[]
  /** The number of clients that are connected, and the most that were. */
  connections: { now: number; most: number }
  /** Returns the reply to a complete message; null sends none. */
  answer: (mail: ReceivedMail) => string | null | Promise<string>
  close(): Promise<void>
}

export async function openSmtpReceiver(): Promise<SmtpReceiver> {
  const sockets = new Set<Socket>()
  const receiver: SmtpReceiver = {
    url: '',
    mails: [],
    connections: { now: 0, most: 0 },
    answer: () => '250 accepted',
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  const forget = (socket: Socket) => {
    sockets.delete(socket)
    receiver.connections.now = sockets.size
  }
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => forget(socket)).on('error', () => {}))
    const { connections } = receiver
    connections.now = sockets.size
    connections.most = Math.max(connections.most, connections.now)
    converse(socket, receiver)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
  return receiver
}

function converse(socket: Socket, receiver: SmtpReceiver): void {
  const say = (line: string | null) => line !== null && socket.write(`${line}\r\n`)
  let mail = { from: '', to: [] as string[] }
  let inData = false
  let waiting = ''
  say('220 test ESMTP')
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    waiting += chunk
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n'
      const at = waiting.indexOf(end)
      if (at === -1) return
      const text = waiting.slice(0, at)
      waiting = waiting.slice(at + end.length)
      if (inData) {
        inData = false
        const data = text.replace(/^\.\./gm, '.').replace(/=\r\n/g, '')
        const whole = { ...mail, data, at: performance.now() }
        receiver.mails.push(whole)
        void Promise.resolve(receiver.answer(whole)).then(say)
      } else if (/^EHLO/i.test(text)) say('250 test')
      else if (/^MAIL FROM:/i.test(text)) {
        mail = { from: addressIn(text), to: [] }
        say('250 ok')
      } else if (/^RCPT TO:/i.test(text)) {
        mail.to.push(addressIn(text))
        say('250 ok')
      } else if (/^DATA/i.test(text)) {
        inData = true
        say('354 go on')
      } else if (/^RSET/i.test(text)) say('250 ok')
      else if (/^QUIT/i.test(text)) {
        say('221 bye')
        socket.end()
      } else say('500 unknown')
    }
  })
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
