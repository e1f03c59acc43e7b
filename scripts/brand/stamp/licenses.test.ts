import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHOICES } from '#core/brand/choices.ts'
import { makeBrand } from '#support/sites.ts'
import { type BuiltApp, buildApp } from '../app-build.ts'
import { brandFaces } from '../brand-faces.ts'
import { listLicenses, writeLicenses } from './licenses.ts'

const packageOf = (path: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []

describe('the licences of a site', () => {
  let app: BuiltApp
  beforeAll(async () => {
    app = await buildApp()
  })

  test('the notices of a site name each package that it bundles, with a licence text', () => {
    const record = JSON.parse(readFileSync(join(app.folder, '.vite/modules.json'), 'utf8'))
    const modules = Object.values(record as Record<string, object>).flatMap(Object.keys)
    const bundled = [...new Set(modules.flatMap(packageOf)), 'tailwindcss']
    expect(bundled.length).toBeGreaterThan(30)
    const licenses = listLicenses(app, [])
    expect(licenses.map(({ name }) => name).toSorted()).toEqual(bundled.toSorted())
    for (const { name, text } of licenses) expect(text?.length, name).toBeGreaterThan(500)
    const embla = licenses.find(({ name }) => name === 'embla-carousel')!
    expect(embla.text).toContain('Copyright (c) David Jerleke')
    expect(embla.text).not.toContain('Tailwind')
  })

  test('a licence whose text is another package’s differs from it in its owner only', () => {
    const licenses = listLicenses(app, [])
    const textOf = (name: string) => licenses.find((each) => each.name === name)!.text!.split('\n')
    const [lent, borrowed] = [textOf('@internationalized/date'), textOf('@firebase/app')]
    const differing = lent.flatMap((line, at) =>
      line === borrowed[at] ? [] : [[line, borrowed[at]]],
    )
    expect(differing).toEqual([
      ['   Copyright 2019 Adobe', expect.stringMatching(/^ {3}Copyright \(c\) Firebase$/)],
    ])
    expect(borrowed).toHaveLength(lent.length)
  })

  test('the notices of a site hold the licence of each of its fonts', () => {
    for (const displayFace of Object.keys(CHOICES.displayFace.values)) {
      const theme = { ...makeBrand('lotus').theme, displayFace } as never
      const fonts = { css: '', preload: [], files: [] } as never
      const { files } = brandFaces({ brand: { ...makeBrand('lotus'), theme }, fonts })
      const sources = [...new Set(files.flatMap(({ from }) => packageOf(from)))]
      expect(sources.length).toBeGreaterThan(2)
      const text = writeLicenses(listLicenses(app, files))
      for (const name of sources)
        expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(OFL-1.1\\)`, 'm'))
      expect(text).toContain('SIL OPEN FONT LICENSE')
    }
  })
})
