import { GatewayError } from '#core/contract/error.ts'

const LINE_FEED = 10

/**
 * Reads a file while it arrives. Rejects if the connection ends before the file does, or if the
 * reply has another media type.
 *
 * @param onPiece called with the number of lines that have arrived so far
 */
export async function readFile(
  response: Response,
  type: string,
  requestId: string,
  onPiece: (lines: number) => void,
): Promise<Blob> {
  if (response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() !== type) {
    throw new GatewayError('malformed_reply', { status: response.status, requestId })
  }
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  for (;;) {
    // Each piece follows the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces, { type: `${type};charset=utf-8` })
    pieces.push(value)
    for (let at = value.indexOf(LINE_FEED); at >= 0; at = value.indexOf(LINE_FEED, at + 1)) {
      lines += 1
    }
    onPiece(lines)
  }
}
