import type { Brand, Mode } from '#core/brand/schema.ts'
import { isDarkGround } from './color.ts'
import type { Design } from './design.ts'
import { displayFaceOf, type HeadingChoices } from './display-face.ts'
import { MEASURED_CHOICES } from './files.ts'

/**
 * Fonts that the systems of our players have; `languageRules` names those of the page's language,
 * since one list for all would write Japanese in Chinese forms.
 */
const SYSTEM_STACK =
  'system-ui,"Segoe UI",Roboto,"Noto Sans",var(--script-fonts,sans-serif),sans-serif'

/** Name of the system font with adjusted measures that `stand-ins.ts` declares for a font. */
export const fallbackFamily = (family: string) => `${family} Fallback`

const withFallback = (family: string) => [`"${family}"`, `"${fallbackFamily(family)}"`]

/** Returns the CSS variables that do not depend on the mode: type, and most choices. */
export function sharedVariables(theme: Brand['theme'], design: Design): Record<string, string> {
  return {
    ...Object.fromEntries(
      chosenVariables(theme, design).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    ...faceVariables(theme, design),
  }
}

/** Returns the CSS variables of the faces of text and of headings. */
export function faceVariables(
  { bodyFace, fonts, ...heading }: HeadingChoices & Pick<Brand['theme'], 'bodyFace' | 'fonts'>,
  { faces }: Design,
): Record<string, string> {
  const face = displayFaceOf(heading, faces)
  const own = fonts?.display
  const body = [
    ...(fonts?.body ? withFallback(fonts.body.family) : []),
    ...(bodyFace === 'system' ? [] : withFallback(faces.body[bodyFace].family)),
  ]
  const display = [
    ...(own ? withFallback(own.family) : []),
    ...withFallback(face.family),
    ...withFallback(face.hangul),
    ...withFallback(face.han),
  ]
  return {
    'font-body': [...body, SYSTEM_STACK].join(),
    'font-display': [...display, 'var(--font-body)'].join(),
    'weight-display': String(own ? own.files[0]!.weight : face.weight),
    'tracking-display': own ? '0em' : face.tracking,
    'leading-display': String(face.leading),
  }
}

/** Returns the CSS variables of one mode: colours, and choices that differ by mode. */
export function modeVariables(
  theme: Brand['theme'],
  mode: Mode,
  design: Design,
  colors: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries([
    ...Object.entries(colors).map(([name, value]) => [`color-${name}`, shorten(value)]),
    ...Object.entries(logoVariables(colors)),
    ...Object.entries(footerVariables(colors)),
    ...chosenVariables(theme, design).flatMap(([name, value]) =>
      typeof value === 'string' ? [] : [[name, value[mode]]],
    ),
  ])
}

const shownIf = (isShown: boolean) => (isShown ? 'block' : 'none')

/**
 * Returns the variables by which the header, also clear over a banner, and the footer show the logo
 * for their lightness.
 */
export function logoVariables(colors: Record<string, string>): Record<string, string> {
  const isHeaderDark = isDarkGround(colors['header']!)
  const isFooterDark = isDarkGround(colors['footer']!)
  const isShadeDark = isDarkGround(colors['hero-scrim']!)
  return {
    'header-light-logo': shownIf(!isHeaderDark),
    'header-dark-logo': shownIf(isHeaderDark),
    'clear-light-logo': shownIf(!isShadeDark),
    'clear-dark-logo': shownIf(isShadeDark),
    'footer-light-logo': shownIf(!isFooterDark),
    'footer-dark-logo': shownIf(isFooterDark),
  }
}

/**
 * Returns the variables by which a footer of another lightness than the page, such as a dark one in
 * light mode, gets marks and links in the colour of its text.
 */
export function footerVariables(colors: Record<string, string>): Record<string, string> {
  const isLike = isDarkGround(colors['footer']!) === isDarkGround(colors['surface']!)
  const like = (name: string) => `var(--color-${isLike ? name : 'on-footer'})`
  return {
    'footer-mark': like('danger-text'),
    'footer-link': like('primary-text'),
  }
}

const chosenVariables = (theme: Brand['theme'], { choices }: Design) =>
  MEASURED_CHOICES.flatMap((name) => Object.entries(choices[name][theme[name]]!))

export function rule(selector: string, variables: Record<string, string>, rest = ''): string {
  const body = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return `${selector}{${[rest, ...body].filter(Boolean).join(';')}}`
}

const shorten = (hex: string) => hex.replace(/^#(\w)\1(\w)\2(\w)\3(?:(\w)\4)?$/, '#$1$2$3$4')
