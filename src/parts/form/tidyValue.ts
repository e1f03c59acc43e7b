import { tidyText } from '#lib/tidyText.ts'

/**
 * Tidies what was typed before any rule of a field sees it. Passwords, and the answers that may be
 * passwords, stay as typed, because anything may be part of one.
 */
export const tidyValue = (value: unknown, name: string): unknown =>
  typeof value === 'string' && !/password|answer/i.test(name) ? tidyText(value) : value
