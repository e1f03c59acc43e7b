import { addUploadPart, PART_BYTES, type UploadPurpose } from './api.ts'
import { toBase64 } from './base64.ts'

interface Upload {
  uploadId: string
  purpose: UploadPurpose
  bytes: Uint8Array
  /** Bytes that the gateway has from an earlier try. */
  from?: number
}

/**
 * Sends a picture part by part. Rejects with `GatewayError`; sent again with the same id, it goes on
 * where it ended.
 *
 * @param onSent told how many bytes the gateway has, after each part
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
    // A gateway that takes nothing would be asked for ever.
    offset = Math.max(reply.received, offset + 1)
    ready = reply.ready || offset > total
    onSent(Math.min(reply.received, total))
  }
}
