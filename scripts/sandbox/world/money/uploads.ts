import sharp from 'sharp'
import { inspectPicture, MAX_PICTURE_PIXELS } from '#lib/pictures.ts'
import type { UploadPurpose } from '#parts/form/uploads/api.ts'
import { and, eq, inArray, isNotNull, isNull } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches } from '../../db/rows.ts'
import { uploads } from '../../db/upload-tables.ts'
import { CallError } from '../../http/call-error.ts'
import type { Person } from '../team/tree.ts'

interface Part {
  uploadId: string
  purpose: UploadPurpose
  total: number
  offset: number
  data: string
}

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
  const row = db.select().from(uploads).where(own).get()
  if (row && (row.total !== total || row.purpose !== purpose)) {
    throw new CallError(409, 'upload_conflict', 'This id was used for another picture.')
  }
  if (row && row.readyAt !== null) return { received: total, ready: true }
  const had = row?.content ?? Buffer.alloc(0)
  const bytes = Buffer.from(data, 'base64')
  // If the part is a repeated one or does not follow the stored bytes, the sender must continue
  // where those end.
  if (offset !== had.length) return { received: had.length, ready: false }
  const content = Buffer.concat([had, bytes])
  if (bytes.length === 0 || content.length > total) {
    throw new CallError(400, 'invalid_request', 'The parts do not make the picture.')
  }
  db.insert(uploads)
    .values({ ...owner, id: uploadId, purpose, total, content })
    .onConflictDoUpdate({
      target: [uploads.merchant, uploads.username, uploads.id],
      set: { content },
    })
    .run()
  if (content.length < total) return { received: content.length, ready: false }
  const made = await remakePicture(content).catch((error: unknown) => {
    db.delete(uploads).where(own).run()
    throw error
  })
  db.update(uploads)
    .set({ ...made, readyAt: now })
    .where(own)
    .run()
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
  const refuse = (reason: string) =>
    new CallError(422, 'picture_refused', 'This file is no picture that is taken.', { reason })
  if (typeof facts === 'string') throw refuse(facts)
  const made = await sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse('broken')
    })
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
  const used = db
    .update(uploads)
    .set({ usedFor })
    .where(
      and(
        whereOwn(owner, ids),
        eq(uploads.purpose, purpose),
        isNotNull(uploads.readyAt),
        isNull(uploads.usedFor),
      ),
    )
    .returning({ id: uploads.id })
    .all()
  if (used.length < new Set(ids).size) {
    throw new CallError(422, 'upload_unknown', 'Send the picture again.')
  }
}

/** Lists the pictures that prove a case, for the cashier. */
export const listProofs = (db: Db, merchant: string, usedFor: string) =>
  db
    .select({ id: uploads.id, content: uploads.content })
    .from(uploads)
    .where(matches(uploads, { merchant, usedFor }))
    .all()

const whereOwn = ({ merchant, username }: Person, ids: readonly string[]) =>
  and(matches(uploads, { merchant, username }), inArray(uploads.id, [...ids]))
