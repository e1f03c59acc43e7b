const LINE_FEED = 10

/** Gives a call up if nothing came for a while, however long the whole takes. */
export function watchStall(milliseconds: number) {
  const controller = new AbortController()
  const giveUp = () => controller.abort(new DOMException('Nothing came.', 'TimeoutError'))
  let timer = setTimeout(giveUp, milliseconds)
  return {
    signal: controller.signal,
    noteNews: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, milliseconds)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Reads a file while it comes. Rejects if the connection ends before the file does.
 *
 * @param onPiece called with how many lines came so far
 */
export async function readFile(
  response: Response,
  type: string,
  onPiece: (lines: number) => void,
): Promise<Blob> {
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

/** Whether a response is of a media type. */
export const isOfType = (response: Response, type: string): boolean =>
  response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() === type
