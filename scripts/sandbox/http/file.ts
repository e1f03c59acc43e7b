import type { Context } from 'hono'

/** A file in pieces, each written when the client is ready for it. */
export type FileText = AsyncIterable<string>

/** Sends a file while it is written; a client that leaves ends the writing. */
export function sendFile(c: Context, type: string, text: FileText): Response {
  const pieces = text[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return?.()
    },
  })
  return c.body(body, 200, { 'Content-Type': `${type};charset=utf-8` })
}
