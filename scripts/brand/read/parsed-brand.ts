import type { Brand } from '#core/brand/schema.ts'

/** A parsed brand file whose JSON is an object. */
export interface ParsedBrand {
  /** Path that faults of this brand are reported with. */
  file: string
  folder: string
  /** The whole brand, or only the entries that are right by themselves if its shape is wrong. */
  readable: Partial<Brand>
  /** Absent if the file breaks the brand schema. */
  brand?: Brand
  /** File of the overlay that sets the brand's domains, if any. */
  domainsFile?: string
  /** The domains as the overlay's file spells them. */
  domainsWritten?: string[]
}
