import type { Context } from 'hono'
import type { WSContext, WSEvents } from 'hono/ws'

/** The gateway's end of sockets that pages open, in the page itself. */

type Fetch = (request: Request) => Response | Promise<Response>

/** Sockets whose gateway is asked to accept them, by the address that they asked for. */
const asking = new Map<string, PageSocket>()

/** Stands in for `upgradeWebSocket` of Hono's server for Node. */
export const upgradeWebSocket =
  (create: (c: Context) => WSEvents) =>
  (c: Context): Response => {
    const socket = asking.get(c.req.url)
    if (!socket) return c.text('Only a socket is answered here.', 426)
    socket.accept(create(c))
    return c.body(null, 200)
  }

/** A socket of the page that reaches a gateway in the same page. */
export class PageSocket extends EventTarget {
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readyState: number = this.CONNECTING
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  #events: WSEvents = {}
  readonly #peer = {
    send: (data: string) => this.#hear('message', new MessageEvent('message', { data })),
    close: (code?: number, reason?: string) => this.#end(code, reason),
  } as unknown as WSContext

  readonly url: string

  constructor(url: string, fetch: Fetch) {
    super()
    this.url = url
    asking.set(url, this)
    void Promise.resolve(fetch(new Request(url))).then(({ ok }) => {
      asking.delete(url)
      if (!ok) this.#end(1006)
    })
  }

  accept(events: WSEvents): void {
    this.#events = events
    queueMicrotask(() => {
      this.readyState = this.OPEN
      events.onOpen?.(new Event('open'), this.#peer)
      this.#hear('open', new Event('open'))
    })
  }

  send(): void {}

  close(code = 1000, reason = ''): void {
    this.#end(code, reason)
  }

  #end(code = 1000, reason = ''): void {
    if (this.readyState === this.CLOSED) return
    this.readyState = this.CLOSED
    const event = new CloseEvent('close', { code, reason, wasClean: code !== 1006 })
    this.#events.onClose?.(event, this.#peer)
    this.#hear('close', event)
  }

  #hear(name: 'open' | 'message' | 'close', event: Event): void {
    this[`on${name}`]?.(event as never)
    this.dispatchEvent(event)
  }
}
