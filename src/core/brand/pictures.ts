import * as v from 'valibot'
import type { LanguageCode } from '#rules/languages.ts'
import { HttpsUrl } from './addresses.ts'
import { ArtworkFile, byLanguage, line } from './fields.ts'

/** The slots for one picture each, with what editors say of them (docs/pictures.md). */
export const PICTURE_SLOTS = {
  login: 'Beside the login form, 3:4; a strip of 4:1 above it on a phone',
  register: 'Beside the registration form, as of login',
  recovery: 'Beside the form for a forgotten password, as of login',
  promotion: 'For a promotion whose own picture is missing, 16:9',
  background: 'Behind every page, veiled by the colour of the page, 16:10; 9:16 on a phone',
  empty: 'For a list without an entry, 4:3, transparent',
  notFound: 'For a wrong address, 4:3, transparent',
  maintenance: 'For the time of maintenance, 4:3, transparent',
  blocked: 'For blocked regions, 4:3, transparent',
  avatar: 'For players without a picture of their own, square',
  social: 'For links shared in chats, 1200 × 630; the wordmark by default',
  favicon: 'For browser tabs, square; the mark by default',
  maskable: 'Icon on a home screen, cropped to a circle, square and opaque; the mark by default',
} as const
export type PictureSlot = keyof typeof PICTURE_SLOTS

/** Codes of the categories of games; the same as `GAME_TYPES` of the games, which are wire codes. */
export const PICTURED_CATEGORIES = [
  'RNG',
  'LIVE',
  'BG',
  'PVP',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  'COCKFIGHT',
  'BINGO',
] as const

/** The keys of a picture, with what editors say of them. */
export const PICTURE_KEYS = {
  file: 'The picture, in both modes and at every width unless other files are named',
  dark: 'The picture in the dark mode',
  phone: 'The picture below 768 px',
  phoneDark: 'The picture below 768 px in the dark mode',
  focus: 'The point that stays in view when the page crops the picture, such as "70% 40%"',
  alt: 'What the picture shows, by language; without it the picture is decoration',
  words: 'Where the words of a wide slide stand; on a phone they stand on the lower half',
  scrim: 'What lies behind the words; "auto" is only as strong as their contrast needs',
} as const

/** Sides of a wide slide on which its words may stand. */
export const WORD_SIDES = ['left', 'right', 'below'] as const

const TONES = ['light', 'dark'] as const

const ScrimSchema = v.union([
  v.picklist(['auto', 'none', ...TONES]),
  v.strictObject({
    tone: v.picklist(TONES),
    /** Least strength in percent; the scrim is stronger if the contrast of the words needs it. */
    strength: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  }),
])

const PictureObject = v.strictObject({
  file: ArtworkFile,
  dark: v.optional(ArtworkFile),
  phone: v.optional(ArtworkFile),
  phoneDark: v.optional(ArtworkFile),
  focus: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
        'must be two percentages, from the left and from the top, such as "70% 40%"',
      ),
    ),
  ),
  alt: byLanguage(line(200)),
  words: v.optional(v.picklist(WORD_SIDES), 'left'),
  scrim: v.optional(ScrimSchema, 'auto'),
})

/** A picture: the name of its file, or an object. */
export const PictureSchema = v.pipe(
  v.union([ArtworkFile, PictureObject]),
  v.transform((picture) =>
    typeof picture === 'string' ? v.parse(PictureObject, { file: picture }) : picture,
  ),
)

/** A screenshot: the name of its file, or an object whose `alt` is its label. */
const ScreenshotSchema = v.pipe(
  v.union([ArtworkFile, v.pick(PictureObject, ['file', 'alt'])]),
  v.transform((shot) => (typeof shot === 'string' ? { file: shot, alt: {} } : shot)),
)

const SlideSchema = v.strictObject({
  picture: PictureSchema,
  title: byLanguage(line(60)),
  text: byLanguage(line(140)),
  action: byLanguage(line(30)),
  /** Where the slide leads: a path of the site, or an address. */
  to: v.optional(
    v.union([
      v.pipe(
        v.string(),
        v.regex(
          /^\/(?!\/)[^\s"'<>]*$/,
          'must be a path such as "/promotions", or an https address',
        ),
      ),
      HttpsUrl,
    ]),
  ),
})

/** The brand's own pictures. All are optional; without one, the site shows its own art. */
export const PicturesSchema = v.strictObject({
  hero: v.optional(v.pipe(v.array(SlideSchema), v.maxLength(5)), []),
  ...(Object.fromEntries(
    Object.keys(PICTURE_SLOTS).map((slot) => [slot, v.optional(PictureSchema)]),
  ) as { [Slot in PictureSlot]: v.OptionalSchema<typeof PictureSchema, undefined> }),
  /** Emblems of the VIP levels, the lowest first. */
  tiers: v.optional(v.pipe(v.array(PictureSchema), v.maxLength(20)), []),
  categories: v.optional(v.record(v.picklist(PICTURED_CATEGORIES), PictureSchema), {}),
  /** The site as browsers show it to who may install it. */
  screenshots: v.optional(v.pipe(v.array(ScreenshotSchema), v.maxLength(8)), []),
})

export type BrandPictures = v.InferOutput<typeof PicturesSchema>
export type BrandPicture = v.InferOutput<typeof PictureSchema>

interface PictureFault {
  path: string
  message: string
}

/** Finds slides whose words are not in exactly the languages that the brand offers. */
export function* findPictureFaults(
  languages: readonly LanguageCode[],
  { hero }: BrandPictures,
): Generator<PictureFault> {
  for (const [index, slide] of hero.entries()) {
    const path = `$.pictures.hero[${index}]`
    for (const key of ['title', 'text', 'action'] as const) {
      const given = Object.keys(slide[key]) as LanguageCode[]
      if (given.length === 0) continue
      for (const code of languages.filter((one) => !slide[key][one])) {
        const message = `is missing, must be given since ${code} is offered`
        yield { path: `${path}.${key}.${code}`, message }
      }
      for (const code of given.filter((one) => !languages.includes(one))) {
        yield {
          path: `${path}.${key}.${code}`,
          message: `is for a language that is not offered, must be one of ${languages.join(', ')}`,
        }
      }
    }
    if (Object.keys(slide.action).length > 0 && slide.to === undefined) {
      yield { path: `${path}.to`, message: 'is missing, must say where the action leads' }
    }
  }
}
