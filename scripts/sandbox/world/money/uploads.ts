import type * as v from 'valibot'
import type { addUploadPart } from '#parts/form/uploads/api.ts'
import sharp from 'sharp'
import { inspectPicture, MAX_PICTURE_PIXELS } from '#lib/pictures.ts'
import type { UploadPurpose } from '#parts/form/uploads/api.ts'
import { and, inArray, isNotNull } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, putRow, rowsOf } from '../../db/rows.ts'
import { uploads } from '../../db/upload-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { Person } from '../team/tree.ts'

type Part = v.InferOutput<NonNullable<(typeof addUploadPart)['definition']['body']>>

const LONGEST_SIDE = 2048

/**
 * Stores the next part of a picture; with the last part the picture is re-encoded. Throws
 * `CallError`.
 */
export async function takePart(
  db: Db,
  owner: Person,
  { uploadId, purpose, total, offset, data }: Part,
  now: number,
): Promise<{ received: number; ready: boolean }> {
  const own = whereOwn(owner, [uploadId])
  const row = rowsOf(db, uploads, own).find()
  if (row && (row.total !== total || row.purpose !== purpose)) refuse('upload_conflict')
  if (row && row.readyAt !== null) return { received: total, ready: true }
  const had = row?.content ?? Buffer.alloc(0)
  const bytes = Buffer.from(data, 'base64')
  // If the part is a repeated one or does not follow the stored bytes, the sender must continue
  // where those end.
  if (offset !== had.length) return { received: had.length, ready: false }
  const content = Buffer.concat([had, bytes])
  if (bytes.length === 0 || content.length > total) refuse('invalid_request/pictureParts')
  putRow(db, uploads, { ...owner, id: uploadId }, { purpose, total, content })
  if (content.length < total) return { received: content.length, ready: false }
  const made = await remakePicture(content).catch((error: unknown) => {
    rowsOf(db, uploads, own).remove()
    throw error
  })
  rowsOf(db, uploads, own).change({ ...made, readyAt: now })
  return { received: total, ready: true }
}

/**
 * Re-encodes a picture, so that only its pixels are kept, and nothing else from its file. Rejects
 * with `CallError` 422 `picture_refused`.
 */
export async function remakePicture(
  file: Buffer,
): Promise<{ content: Buffer; width: number; height: number }> {
  const facts = inspectPicture(file)
  if (typeof facts === 'string') refuse('picture_refused', { reason: facts })
  const made = await sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('picture_refused', { reason: 'broken' }))
  return { content: made.data, width: made.info.width, height: made.info.height }
}

/**
 * Links pictures to the case that they prove. Each must be complete, the player's own, sent for
 * this purpose, and unused. Throws `CallError` 422 `upload_unknown`.
 */
export function useUploads(
  db: Db,
  owner: Person,
  { ids, purpose, usedFor }: { ids: readonly string[]; purpose: UploadPurpose; usedFor: string },
): void {
  const isReady = and(whereOwn(owner, ids), isNotNull(uploads.readyAt))
  const used = rowsOf(db, uploads, { purpose, usedFor: null }, isReady).change({ usedFor })
  if (used < new Set(ids).size) refuse('upload_unknown')
}

/** Lists the pictures that prove a case, for the cashier. */
export const listProofs = (db: Db, merchant: string, usedFor: string) =>
  rowsOf(db, uploads, { merchant, usedFor }).list()

const whereOwn = ({ merchant, username }: Person, ids: readonly string[]) =>
  and(matches(uploads, { merchant, username }), inArray(uploads.id, [...ids]))
