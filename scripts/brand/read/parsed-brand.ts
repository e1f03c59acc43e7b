import type { Brand } from '#core/brand/schema.ts'

/** A brand file that holds an object. */
export interface ParsedBrand {
  /** Path that faults of this brand are reported with. */
  file: string
  folder: string
  /** The whole brand, or only the entries that are right by themselves if its shape is wrong. */
  readable: Partial<Brand>
  /** Absent if the shape is wrong. */
  brand?: Brand
  /** The overlay that holds its domains, if they are not in `file`. */
  domainsFile?: string
  /** Those domains as that file has them. */
  domainsWritten?: string[]
}
