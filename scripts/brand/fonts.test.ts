import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { valuesOf } from '#core/brand/choices.ts'
import { displayFaceCss } from './fonts.ts'

test.each(valuesOf('displayFace'))(
  'the font %s has all its @font-face files and a fallback of equal width',
  (name) => {
    const { css, files, preload } = displayFaceCss(name)
    const asked = [...css.matchAll(/url\(\/([^)]+)\)/g)].map(([, path]) => path)
    expect(asked).toEqual(files.map(({ to }) => to))
    expect(files.every(({ from }) => existsSync(from))).toBe(true)
    expect(preload.map(({ subset }) => subset)).toEqual(['latin', 'thai', 'vietnamese'])
    for (const { href } of preload) expect(asked).toContain(href.slice(1))
    expect(css).toMatch(/Fallback";font-weight:\d+;src:local.*size-adjust:\d+\.\d+%/)
    expect(css).not.toContain('undefined')
  },
)
