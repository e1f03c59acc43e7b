import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { random } from '../../random.ts'
import { Brush } from '../brush.ts'
import { draw } from '../draw.ts'
import { handOf, paletteOf } from '../hand.ts'
import { calledBy, CASTS, drawSubject, GUESTS, SUBJECTS, type SubjectName } from './library.ts'
import LIBRARY from './library.json' with { type: 'json' }

test.each([
  ['Golden Tiger', ['tiger', 'ingot']],
  ['Lucky Sevens', ['sevens', 'coin']],
  ['Dragon and Phoenix', ['dragon', 'phoenix']],
  ['Phoenix and Dragon', ['phoenix', 'dragon']],
  ['Fortune', ['coin']],
  ['Pantheress', []],
  ['', []],
])('the generated cover of a game named %j shows %j', (title, names) => {
  expect(calledBy(title)).toEqual(names)
})

test.each(Object.keys(SUBJECTS) as SubjectName[])(
  'the demo artwork has a drawing of the subject %s',
  (name) => {
    const chance = random(name)
    const palette = paletteOf(handOf('NOVA'), chance)
    const svg = drawSubject(name, new Brush(palette.light), palette, chance)
    expect(svg).toContain('<path d="M')
    expect(svg).not.toMatch(/NaN|undefined/)
  },
)

test('each subject that the artwork library’s lists name exists in the library', () => {
  const names = [...Object.values(CASTS), ...Object.values(GUESTS), LIBRARY.legible].flat()
  expect(names.filter((name) => !(name in SUBJECTS))).toEqual([])
})

test('no two drawings of the demo artwork have the same name', () => {
  const names = globSync('*.json', { cwd: new URL('../drawings/', import.meta.url) }).flatMap(
    (file) =>
      Object.keys(
        JSON.parse(readFileSync(new URL(`../drawings/${file}`, import.meta.url), 'utf8')),
      ),
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('the error about a missing drawing or tone of the demo artwork names it', () => {
  const b = new Brush({ key: '#fff', rim: '#fff' })
  expect(() => draw('unicorn', b, {})).toThrow('There is no drawing "unicorn"')
  expect(() => draw('tiger', b, {})).toThrow('"accent" is not a tone')
})
