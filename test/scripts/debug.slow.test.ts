import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { type MessageEvent, WebSocket } from 'undici'
import { ownFolder } from '../main/process.ts'

type Message =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | { method: 'Debugger.paused'; params: { callFrames: { location: { scriptId: string } }[] } }

describe('make debug FILE=…', () => {
  const { folder, remove } = ownFolder('debug')
  after(remove)

  it('stops where the file of tests says debugger, once somebody has attached', async () => {
    const file = `${folder}/stops.test.ts`
    writeFileSync(file, 'debugger\n')
    const { stdout } = await promisify(execFile)('make', ['-n', 'debug', `FILE=${file}`])
    const line = stdout.split('\n').find((one) => one.includes('mocha'))!
    // Another run on this machine may use the usual port.
    const command = line.replace('inspect-brk', 'inspect-brk=127.0.0.1:0')
    const own = { TEST_RUN_FOLDER: folder, BUNDLES_FOLDER: folder }
    const child = spawn('sh', ['-c', command], {
      env: { ...process.env, ...own },
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(child, 'close')
    try {
      const address = await addressIn(child.stderr)
      await untilStopped(address, 'stops.test.ts')
    } finally {
      process.kill(-child.pid!, 'SIGKILL')
      await ended
    }
  })
})

/** Returns the address of the inspector that a process names on stderr; rejects if it ends without one. */
async function addressIn(stderr: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stderr) {
    text += chunk
    const [address] = /ws:\/\/\S+/.exec(text) ?? []
    if (address) return address
  }
  throw new Error(`nobody waits for a debugger: ${text}`)
}

/** Attaches, and goes on until the process stops in this file. */
async function untilStopped(address: string, file: string): Promise<void> {
  const socket = new WebSocket(address)
  const send = (method: string, id: number) => socket.send(JSON.stringify({ id, method }))
  await once(socket, 'open')
  const urls = new Map<string, string>()
  const stopped = new Promise<void>((resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error(`it ended without stopping in ${file}`)))
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { method, params } = JSON.parse(data) as Message
      if (method === 'Debugger.scriptParsed') urls.set(params.scriptId, params.url)
      if (method !== 'Debugger.paused') return
      if (urls.get(params.callFrames[0]!.location.scriptId)?.endsWith(file)) resolve()
      else send('Debugger.resume', 3)
    })
  })
  send('Debugger.enable', 1)
  send('Runtime.runIfWaitingForDebugger', 2)
  await stopped
  socket.close()
}
