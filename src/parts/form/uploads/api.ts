import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { CountSchema } from '#core/contract/values.ts'
import { MAX_PICTURE_BYTES } from '#lib/pictures.ts'

/**
 * Bytes of a picture that one request sends. They are few, so that a weak network loses little and
 * the progress is visible.
 */
export const PART_BYTES = 96 * 1024

/** Purposes of an upload, as the gateway names them. */
export const UPLOAD_PURPOSES = [
  'depositProof',
  'payoutProof',
  'avatar',
  'question',
  'application',
] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Id of an upload. The client creates it, so that a part that is sent twice is stored once. */
export const UploadIdSchema = v.pipe(
  v.string(),
  v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
)

/**
 * Sends a picture in parts, in order; a part that the gateway already has is not stored again. With
 * the last part the gateway checks and re-encodes the picture, and other calls may use its id
 * (docs/product.md §10.3).
 */
export const addUploadPart = call({
  method: 'post',
  path: '/wps/relay/MCSFE_addUploadPart',
  summary: 'Send the next part of a picture',
  access: 'member',
  trial: 'refused',
  bodyLimit: 192 * 1024,
  timeout: 30_000,
  body: v.object({
    uploadId: UploadIdSchema,
    purpose: v.picklist(UPLOAD_PURPOSES),
    /** Number of bytes of the whole picture. */
    total: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PICTURE_BYTES)),
    /** Position in the picture at which this part begins, in bytes from 0. */
    offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PICTURE_BYTES)),
    /** Content of this part in base64. */
    data: v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]+={0,2}$/)),
  }),
  reply: v.object({
    /** Number of bytes that the gateway has received; the next part begins at that position. */
    received: CountSchema,
    /** Whether the gateway has the whole picture, so that other calls may use it. */
    ready: v.boolean(),
  }),
})
