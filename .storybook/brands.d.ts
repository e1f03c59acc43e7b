declare module 'virtual:livery-brands' {
  import type { RuntimeBrand } from '#core/brand/runtime.ts'
  import type { ICON_SLOTS } from '#core/brand/runtimePictures.ts'
  import type { Brand, Mode } from '#core/brand/schema.ts'
  import type { LanguageCode } from '#rules/languages.ts'
  import type { GameRow } from '#scripts/sandbox/world/play/catalogue.ts'
  import type { VendorSeed } from '#scripts/sandbox/world/play/vendors.ts'
  import type { BANNERS } from '#scripts/sandbox/world/content/banners.ts'
  import type { ContrastFigure } from '#scripts/brand/theme.ts'
  import type { Origin } from '#scripts/brand/theme/origins.ts'
  import type { Shift } from '#scripts/brand/theme/shifts.ts'
  import type { RampStep } from '#storybook/ramps.ts'

  export type PreviewBanner = Omit<(typeof BANNERS)[number], 'title' | 'subtitle'> &
    Record<'title' | 'subtitle', string>

  export interface PreviewBrand extends Pick<Brand, 'id' | 'theme'> {
    /** The brand file as the sandbox reads it. */
    brand: Brand
    /** Brand data of the site's page; pictures have addresses of the preview. */
    site: RuntimeBrand
    css: string
    fonts: string
    modes: Partial<Record<Mode, Record<string, string>>>
    contrast: ContrastFigure[]
    /** Where the value of each token and variable comes from. */
    origins: Record<string, Origin>
    ramps: Record<'primary' | 'accent' | 'neutral', RampStep[]>
    shifts: (Shift & { told?: string; ratio: string })[]
    /** Colours that a choice changes: by choice, value, mode and token. */
    coloured: Record<string, Record<string, Record<string, Record<string, string>>>>
    banners: Record<LanguageCode, PreviewBanner[]>
    /** The brand's own pictures that become icons; the page does not read them. */
    icons: Partial<Record<(typeof ICON_SLOTS)[number], { address: string; focus: string }>>
    /** The screenshots of the web manifest, which the page does not read either. */
    screenshots: { address: string; label: string | undefined }[]
  }

  /** Rules, variables and style sheets of a face, by the choice's value. */
  export interface PreviewFace {
    css: string
    variables: Record<string, string>
    /** Paths of the style sheets with its Hangul and Han. */
    sheets: string[]
  }

  export const faces: {
    /** By face and weight of headings. */
    displayFace: Record<string, Record<string, PreviewFace>>
    bodyFace: Record<string, PreviewFace>
  }
  export const brands: PreviewBrand[]
  /** Ids of the brands that had faults from the start, and cannot be shown. */
  export const broken: string[]
  /** Faults of the brand files and the designers' files, in the words of `brand check`. */
  export const faults: string[]
  /** Popular games, whose names and covers stories show (`pictures.ts`). */
  export const popular: Pick<GameRow, 'nodeId' | 'names'>[]
  /**
   * The sandbox's vendors, included here because the sandbox reads them from files, which a browser
   * cannot read.
   */
  export const vendors: VendorSeed[]
}

declare module 'virtual:livery-games' {
  import type { GameRow } from '#scripts/sandbox/world/play/catalogue.ts'

  /** The games of the sandbox, the most popular first. */
  const games: GameRow[]
  export default games
}

declare module 'virtual:livery-combinations' {
  import type { Choices } from '#core/brand/choices.ts'

  /** Sets of choices in which each two values of two choices meet at least once. */
  const combinations: Partial<Choices>[]
  export default combinations
}
