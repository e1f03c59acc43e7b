import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A cache with one file per picture, named by a hash of its inputs; simultaneous requests draw a
 * picture only once.
 */
export class PictureCache {
  readonly #folder: string
  readonly #making = new Map<string, Promise<Buffer>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * @param inputs everything that the picture depends on
   * @param make draws the picture if it is not cached yet
   */
  get(inputs: unknown[], make: () => Promise<Buffer>): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 40)
    let picture = this.#making.get(key)
    if (!picture) {
      picture = this.#readOrMake(key, make).finally(() => this.#making.delete(key))
      this.#making.set(key, picture)
    }
    return picture
  }

  async #readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const folder = join(this.#folder, key.slice(0, 2))
    const file = join(folder, key)
    try {
      return await readFile(file)
    } catch {
      const picture = await make()
      // Written to a temporary file and then renamed, so that another process never reads half a
      // picture.
      const draft = join(folder, `${key}.${randomUUID()}.tmp`)
      await mkdir(folder, { recursive: true })
      await writeFile(draft, picture)
      await rename(draft, file)
      return picture
    }
  }
}
