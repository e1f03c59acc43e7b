import { describe, expect, it } from 'vitest'
import { opensSearch } from './opensSearch.ts'

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('a press of keys', () => {
  it.each([
    ['the slash', { key: '/', code: 'Slash' }],
    ['its key on a Thai layout', { key: 'ฝ', code: 'Slash' }],
    [
      'a slash that a German layout writes with Shift',
      { key: '/', code: 'Digit7', shiftKey: true },
    ],
    ['Ctrl and K', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['Cmd and K on a Korean layout', { key: 'ㅏ', code: 'KeyK', metaKey: true }],
  ])('pressing a key opens the search: %s', (_name, keys) => {
    expect(opensSearch({ ...NONE, ...keys })).toBe(true)
  })

  it.each([
    ['K', { key: 'k', code: 'KeyK' }],
    ['a question mark', { key: '?', code: 'Slash', shiftKey: true }],
    ['Ctrl and the slash', { key: '/', code: 'Slash', ctrlKey: true }],
    ['Alt and the slash', { key: '/', code: 'Slash', altKey: true }],
    ['Ctrl, Shift and K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    ['Ctrl, Cmd and K', { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: true }],
  ])('pressing a key does not open the search: %s', (_name, keys) => {
    expect(opensSearch({ ...NONE, ...keys })).toBe(false)
  })
})
