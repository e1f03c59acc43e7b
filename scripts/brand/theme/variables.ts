import type { Brand, Mode } from '#core/brand/schema.ts'
import { contrast } from './color.ts'
import { type Design, MEASURED_CHOICES } from './design.ts'

/** Fonts that the systems of our players have, including Thai, Korean and Chinese ones. */
const SYSTEM_STACK =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Thai","Leelawadee UI",Thonburi,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif'

/** Name of the system font with adjusted measures that `fonts.ts` declares for a display font. */
export const fallbackFamily = (family: string) => `${family} Fallback`

/** Returns the CSS variables that do not depend on the mode: type, and most choices. */
export function sharedVariables(theme: Brand['theme'], design: Design): Record<string, string> {
  const face = design.faces[theme.displayFace]
  return {
    ...Object.fromEntries(
      chosenVariables(theme, design).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    'font-body': SYSTEM_STACK,
    'font-display': `"${face.family}","${fallbackFamily(face.family)}",var(--font-body)`,
    'weight-display': String(face.weight),
    'tracking-display': face.tracking,
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
    ...Object.entries(footerVariables(colors)),
    ...chosenVariables(theme, design).flatMap(([name, value]) =>
      typeof value === 'string' ? [] : [[name, value[mode]]],
    ),
  ])
}

/**
 * Returns the variables by which a footer of another lightness than the page, such as a dark one in
 * light mode, gets the logo for its ground, and marks and links in the colour of its text.
 */
function footerVariables(colors: Record<string, string>): Record<string, string> {
  const isDark = (name: string) =>
    contrast(colors[name]!, '#ffffff') > contrast(colors[name]!, '#000000')
  const dark = isDark('footer')
  const like = (name: string) => `var(--color-${dark === isDark('surface') ? name : 'on-footer'})`
  return {
    'footer-light-logo': dark ? 'none' : 'block',
    'footer-dark-logo': dark ? 'block' : 'none',
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

const shorten = (hex: string) => hex.replace(/^#(\w)\1(\w)\2(\w)\3$/, '#$1$2$3')
