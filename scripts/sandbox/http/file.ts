import type { Context } from 'hono'

/** A file in pieces of UTF-8; each is written when the client is ready for it. */
export type FilePieces = AsyncIterable<Uint8Array>

/** Sends a file while it is being written; stops writing if the client disconnects. */
export function sendFile(c: Context, type: string, file: FilePieces): Response {
  const pieces = file[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
  return c.body(body, 200, { 'Content-Type': `${type};charset=utf-8` })
}
