import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bindTransport, call } from '#core/contract/call.ts'
import { FileSchema } from '#core/contract/file.ts'
import { createGatewayTransport } from './client.ts'

const getFile = call({
  method: 'get',
  path: '/file',
  summary: 'A file',
  access: 'agent',
  file: 'text/csv',
  timeout: 10_000,
  reply: FileSchema,
})

/** A fake gateway that sends a file as a stream; the test writes each piece. */
function open(type = 'text/csv;charset=utf-8') {
  const encoder = new TextEncoder()
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pieces = controller) })
  bindTransport(
    createGatewayTransport({
      baseUrl: 'https://gateway.example',
      merchant: 'M1',
      language: () => 'TH',
      token: () => 'secret',
      fetch: async (request) => {
        const { signal, headers } = request as Request
        expect(headers.get('Authorization')).toBe('Bearer secret')
        signal.throwIfAborted()
        signal.addEventListener('abort', () => pieces?.error(signal.reason))
        return new Response(body, { headers: { 'Content-Type': type } })
      },
    }),
  )
  return {
    write: (text: string) => pieces?.enqueue(encoder.encode(text)),
    end: () => pieces?.close(),
    lose: () => pieces?.error(new TypeError('connection lost')),
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('a call for a file', () => {
  it('a file download returns the whole file and counts its lines', async () => {
    const gateway = open()
    const lines: number[] = []
    const file = getFile({}, { onLines: (count) => lines.push(count) })
    gateway.write('a\r\nb')
    await vi.waitFor(() => expect(lines).toEqual([1]))
    gateway.write('\r\nc\r\n')
    gateway.end()
    expect(await (await file).text()).toBe('a\r\nb\r\nc\r\n')
    expect(lines).toEqual([1, 3])
  })

  it('a file download does not time out while bytes keep arriving', async () => {
    const gateway = open()
    const lines: number[] = []
    const file = getFile({}, { onLines: (count) => lines.push(count) })
    const failed = expect(file).rejects.toMatchObject({ code: 'timeout' })
    for (const count of [1, 2, 3]) {
      gateway.write('line\n')
      // oxlint-disable-next-line no-await-in-loop -- the pieces arrive one by one
      await vi.waitFor(() => expect(lines).toHaveLength(count))
      vi.advanceTimersByTime(6000)
    }
    vi.advanceTimersByTime(6000)
    await failed
  })

  it('a file download fails if the connection ends before the file is complete', async () => {
    const gateway = open()
    const file = getFile({})
    gateway.write('half')
    gateway.lose()
    await expect(file).rejects.toMatchObject({ code: 'network' })
  })

  it('a file download refuses a reply with another media type', async () => {
    open('text/html')
    await expect(getFile({})).rejects.toMatchObject({ code: 'malformed_reply' })
  })

  it('a caller can abort a file download', async () => {
    open()
    const controller = new AbortController()
    const file = getFile({}, { signal: controller.signal })
    controller.abort()
    await expect(file).rejects.toMatchObject({ code: 'aborted' })
  })
})
