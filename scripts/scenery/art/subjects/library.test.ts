import { expect, test } from 'vitest'
import { calledBy } from './library.ts'

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
