import { describe, expect, it } from 'vitest'
import { readSoughtText, withSoughtText } from './soughtText.ts'

const at = (path: string) => `https://lotus.example${path}`

describe('the text that an address searches for', () => {
  it.each([
    ['/rng?search=rong+ho', 'rong ho'],
    ['/?search=', ''],
    ['/?q=rong', 'rong'],
    ['/home/?q=rong', 'rong'],
    ['/?gameType=LIVE&q=rong', null],
    ['/rng?q=rong', null],
    ['/', null],
  ])('the address %s contains the search text %j', (path, text) => {
    expect(readSoughtText(at(path))).toBe(text)
  })

  it.each([
    ['/rng?q=a', 'rong ho', '/rng?q=a&search=rong+ho'],
    ['/rng?search=rong&page=2#x', '', '/rng?page=2#x'],
    ['/?q=rong', '', '/'],
    ['/?q=rong', 'ho', '/?search=ho'],
    ['/?ref=a%20b', '', '/?ref=a%20b'],
  ])('replacing the search text of the address %s by “%s” gives %s', (path, text, changed) => {
    expect(withSoughtText(at(path), text)).toBe(at(changed))
  })
})
