import { createStore, Provider } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { bindTransport } from '#core/contract/call.ts'
import { useMemberSocket, type SocketEvent } from './useMemberSocket.ts'

const brand = { gateway: 'https://gateway.example', socketPath: '/live' } as RuntimeBrand

/** A fake WebSocket whose messages the test sends. */
class Line extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = Line.OPEN
  readonly url: string

  constructor(url: string | URL) {
    super()
    this.url = String(url)
    lines.push(this)
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }

  close(): void {
    this.readyState = Line.CLOSED
  }

  drop(): void {
    this.readyState = Line.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }))
  }

  bring(id: string): void {
    const data = JSON.stringify({ id, type: 'balance' })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let lines: Line[]
let heard: string[]
let openings: number

beforeEach(() => {
  lines = []
  heard = []
  openings = 0
  vi.stubGlobal('WebSocket', Line)
  let tickets = 0
  bindTransport(async () => ({ ticket: `ticket-${(tickets += 1)}` }))
})

function Listener() {
  useMemberSocket(
    ({ id }: SocketEvent) => heard.push(id),
    () => {
      openings += 1
    },
  )
  return null
}

const listen = () => {
  const store = createStore()
  store.set(brandAtom, brand)
  return render(
    <Provider store={store}>
      <Listener />
    </Provider>,
  )
}

it('the member socket reconnects with a new ticket, and delivers no event twice', async () => {
  await listen()
  await expect.poll(() => lines.length).toBe(1)
  lines[0]!.bring('first')
  lines[0]!.drop()
  await expect.poll(() => lines.length).toBe(2)
  for (const id of ['first', 'second', 'second']) lines[1]!.bring(id)
  expect(heard).toEqual(['first', 'second'])
  await expect.poll(() => openings).toBe(2)
  expect(lines.map(({ url }) => url)).toEqual([
    'wss://gateway.example/live?ticket=ticket-1',
    'wss://gateway.example/live?ticket=ticket-2',
  ])
})

it('the member socket closes when its component unmounts, and delivers no further event', async () => {
  const screen = await listen()
  await expect.poll(() => lines.length).toBe(1)
  await screen.unmount()
  expect(lines[0]!.readyState).toBe(Line.CLOSED)
  lines[0]!.bring('late')
  expect(heard).toEqual([])
})

it('the member socket delivers each event once over 200 disconnections', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await listen()
  await vi.waitUntil(() => lines.length === 1)
  const sent: string[] = []
  for (let drop = 0; drop < 200; drop++) {
    const line = lines.at(-1)!
    // After a reconnect the gateway may send the last event a second time, before it sends a new
    // one.
    if (drop > 0) line.bring(sent.at(-1)!)
    sent.push(`event-${drop}`)
    line.bring(sent.at(-1)!)
    line.drop()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(lines).toHaveLength(drop + 2)
  }
  expect(heard).toEqual(sent)
})
