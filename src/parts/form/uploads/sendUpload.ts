import { addUploadPart, PART_BYTES, type UploadPurpose } from './api.ts'
import { toBase64 } from './base64.ts'

interface Upload {
  uploadId: string
  purpose: UploadPurpose
  bytes: Uint8Array
  /** Number of bytes that the gateway has from an earlier try, where this one continues. */
  from?: number
}

/**
 * Sends a picture part by part. Rejects with `GatewayError`; a retry with the same id continues
 * where the last try ended.
 *
 * @param onSent called after each part with the number of bytes that the gateway has
 */
export async function sendUpload(
  { uploadId, purpose, bytes, from = 0 }: Upload,
  onSent: (received: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const total = bytes.length
  for (let offset = from, ready = false; !ready;) {
    const data = toBase64(bytes.subarray(offset, offset + PART_BYTES))
    const reply = await addUploadPart({ uploadId, purpose, total, offset, data }, { signal })
    // The position grows by at least one byte. Otherwise a gateway that accepts nothing would cause
    // an endless loop.
    offset = Math.max(reply.received, offset + 1)
    ready = reply.ready || offset > total
    onSent(Math.min(reply.received, total))
  }
}
