import type { BrandPicture, BrandPictures, PictureSlot } from '#core/brand/pictures.ts'
import { PICTURE_SLOTS } from '#core/brand/pictures.ts'
import {
  type Drawing,
  ICON_SLOTS,
  type RuntimePicture,
  type RuntimePictures,
} from '#core/brand/runtimePictures.ts'
import type { Brand, Mode } from '#core/brand/schema.ts'
import type { Fault } from '../fault.ts'
import { type Picture, readPicture, tellFailure } from '../read/picture.ts'
import type { ComputedTheme } from '../theme.ts'
import { cropFor, tellLoss } from './crop.ts'
import { drawView, type Drawn, type Ground, type PictureFile, toRuntimePicture } from './draw.ts'
import { findScreenshotFault, type Screenshot, SCREENSHOT, toScreenshot } from './screenshots.ts'
import { shapeOf, type Slot, slotOf, type View } from './slots.ts'
import { tellSlide } from './slide-notices.ts'
import { listUses, pathOf, type Use } from './uses.ts'

/** A picture that becomes an icon of the site, with the point that stays in view. */
export interface IconSource {
  source: Picture
  view: View
  focus?: string
}

/** The brand's own pictures, ready for its site. */
export interface SitePictures {
  /** Pictures by their JSON path; addresses are names of files, without a folder. */
  drawn: ReadonlyMap<string, RuntimePicture>
  files: PictureFile[]
  icons: Partial<Record<(typeof ICON_SLOTS)[number], IconSource>>
  screenshots: Screenshot[]
  /** What was cut off, and what words need of their slides, each with its place in brand.json. */
  notices: Fault[]
  /** The brand's own files, which the hash of a release covers. */
  sources: Picture[]
}

type ViewName = 'file' | 'dark' | 'phone' | 'phoneDark'

/** Reads, checks and draws the pictures of a brand; `pictures` is set only if there is no fault. */
export async function readPictures(
  { pictures, theme }: Pick<Brand, 'pictures' | 'theme'>,
  { modes: colors }: Pick<ComputedTheme, 'modes'>,
  folder: string,
  file: string,
): Promise<{ pictures?: SitePictures; faults: Fault[] }> {
  const faults: Fault[] = []
  const told = new Map<string, Set<string>>()
  const drawn = new Map<string, RuntimePicture>()
  const files = new Map<string, PictureFile>()
  const icons: SitePictures['icons'] = {}
  const screenshots: Screenshot[] = []
  const sources = new Map<string, Picture>()

  const read = async (name: string, view: View, path: string): Promise<Picture | undefined> => {
    try {
      const source = await readPicture(folder, name, view.demand)
      sources.set(name, source)
      return source
    } catch (error) {
      faults.push({ file, path, message: `is "${name}", ${tellFailure(error)}` })
      return undefined
    }
  }
  const tell = (path: string, message: string) =>
    told.set(message, (told.get(message) ?? new Set()).add(path))
  const tellCrop = (name: string, path: string, loss: string, focus = '50% 50%', shape = '') =>
    tell(path, `is "${name}", loses ${loss}, kept around ${focus}${shape}`)
  const draw = async ({ slot: slotName, path, picture, slide }: Use) => {
    const slot = slotOf(slotName, theme)
    const iconSlot = ICON_SLOTS.find((name) => name === slotName)
    const views: Partial<Record<ViewName, Drawing>> = {}
    // One after another: each needs much memory, and other brands are drawn at the same time.
    for (const { name, key, view, mode, modes } of listViews(slot, picture, theme.modes)) {
      const isOwn = picture[key] === name
      const at = `${path}.${isOwn ? key : 'file'}`
      const source = await read(name, isOwn ? view : slot.wide, at)
      if (!source) continue
      if (iconSlot) {
        const { focus } = picture
        icons[iconSlot] = { source, view, ...(focus && { focus }) }
        const part = cropFor(source, view, focus)
        const loss = part && tellLoss(source, part)
        if (loss) tellCrop(name, at, loss, focus)
        continue
      }
      const isPhone = view === slot.phone
      const ground = groundOf(colors[mode]!)
      const one: Drawn = await drawView(source, { slot, view, isPhone, ground, picture })
      views[key] = one.drawing
      for (const each of one.files) files.set(each.name, each)
      for (const message of one.faults) faults.push({ file, path: at, message })
      if (one.loss) {
        const place = isPhone ? ' on a phone' : ''
        tellCrop(name, at, one.loss + place, picture.focus, slide && tellShape(theme, isPhone))
      }
      if (!slide || modes.length === 0) continue
      const { drawing, shade } = one
      const shown = { source, picture, drawing, shade, isPhone, modes, ...slide }
      const { messages, button } = await tellSlide(theme, colors, shown)
      for (const message of messages) tell(at, `is "${name}", ${message}`)
      if (button) views[key] = { ...drawing, scrim: { ...drawing.scrim!, button } }
    }
    if (views.file) drawn.set(path, toRuntimePicture(picture, { ...views, file: views.file }))
  }
  for (const use of listUses(pictures)) await draw(use)
  for (const [index, { file: name, alt }] of pictures.screenshots.entries()) {
    const path = `${pathOf('screenshots', index)}.file`
    const source = await read(name, SCREENSHOT, path)
    if (!source) continue
    const { screenshot, file: made } = toScreenshot(source, alt)
    const fault = findScreenshotFault(source, screenshot, screenshots)
    if (fault) faults.push({ file, path, message: `is "${name}", ${fault}` })
    screenshots.push(screenshot)
    files.set(made.name, made)
  }
  if (faults.length > 0) return { faults }
  // What holds for several places alike is told once.
  const notices = [...told].map(([message, places]): Fault => {
    const [path, ...others] = places
    const alike = others.length === 0 ? '' : `; also in ${others.join(', ')}`
    return { file, path: path!, message: message + alike }
  })
  return {
    pictures: {
      drawn,
      files: [...files.values()],
      icons,
      screenshots,
      notices,
      sources: [...sources.values()],
    },
    faults,
  }
}

/** Says which shape the page shows of a slide; nothing where its place has none of its own. */
function tellShape(theme: Brand['theme'], isPhone: boolean): string {
  if (theme.hero === 'none') return ''
  const height = isPhone ? '' : `, "${theme.heroHeight}",`
  return `; the hero "${theme.hero}"${height} shows ${shapeOf(theme, isPhone).toFixed(1)}:1 there`
}

interface ListedView {
  key: ViewName
  /** Name of the brand's file from which the view is drawn. */
  name: string
  view: View
  /** The mode by whose colours the view is computed. */
  mode: Mode
  /** The modes that show it; none if the only mode has a file of its own. */
  modes: readonly Mode[]
}

/** Lists the views of a picture that a brand's modes need. */
function listViews(
  { wide, phone: narrow, under }: Slot,
  { file, dark, phone, phoneDark }: BrandPicture,
  offered: readonly Mode[],
): ListedView[] {
  const first: Mode = offered.includes('light') ? 'light' : 'dark'
  // What a background needs depends on the colour of the page, thus on the mode.
  const ownDark = offered.includes('dark') && (dark ?? (under === 'page' ? file : undefined))
  const ownPhoneDark =
    offered.includes('dark') &&
    (phoneDark ?? dark ?? (under === 'page' ? (phone ?? file) : undefined))
  const without = (own: string | false | undefined) =>
    own ? offered.filter((mode) => mode !== 'dark') : offered
  const ofDark = { mode: 'dark', modes: ['dark'] } as const
  const views: (ListedView | false | '' | undefined)[] = [
    { key: 'file', name: file, view: wide, mode: first, modes: without(ownDark) },
    ownDark && { key: 'dark', name: ownDark, view: wide, ...ofDark },
    narrow && {
      key: 'phone',
      name: phone ?? file,
      view: narrow,
      mode: first,
      modes: without(ownPhoneDark),
    },
    narrow && ownPhoneDark && { key: 'phoneDark', name: ownPhoneDark, view: narrow, ...ofDark },
  ]
  return views.filter((view) => typeof view === 'object')
}

const groundOf = (colors: Record<string, string>): Ground => ({
  surface: colors['surface']!,
  texts: ['text', 'muted'].map((name) => colors[name]!),
})

/** Writes the pictures as the page reads them, with their files in a folder of the site. */
export function toRuntimePictures(
  { hero, tiers, categories, ...single }: BrandPictures,
  { drawn }: SitePictures,
  folder: string,
): RuntimePictures {
  const at = (path: string): RuntimePicture => {
    const { file, dark, phone, phoneDark, ...rest } = drawn.get(path)!
    const addressed = (drawing: Drawing) => ({ ...drawing, at: `${folder}${drawing.at}` })
    return {
      file: addressed(file),
      ...(dark && { dark: addressed(dark) }),
      ...(phone && { phone: addressed(phone) }),
      ...(phoneDark && { phoneDark: addressed(phoneDark) }),
      ...rest,
    }
  }
  const slots = (Object.keys(PICTURE_SLOTS) as PictureSlot[]).filter(
    (slot) => single[slot] && drawn.has(pathOf(slot)),
  )
  return {
    ...Object.fromEntries(slots.map((slot) => [slot, at(pathOf(slot))])),
    ...(hero.length > 0 && {
      hero: hero.map(({ to }, index) => ({
        picture: at(pathOf('hero', index)),
        ...(to !== undefined && { to }),
      })),
    }),
    ...(tiers.length > 0 && { tiers: tiers.map((_, index) => at(pathOf('tiers', index))) }),
    ...(Object.keys(categories).length > 0 && {
      categories: Object.fromEntries(
        Object.keys(categories).map((code) => [code, at(pathOf('categories', code))]),
      ),
    }),
  }
}
