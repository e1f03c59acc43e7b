import { describe, expect, test } from 'vitest'
import { Transcript } from './transcript.ts'

const title = (name: string) => `\n\u001b[1m${name}\u001b[0m\n`

describe('the output of tasks that run side by side', () => {
  test('the output of parallel tasks shows the first task live, then the others in order', () => {
    let shown = ''
    const transcript = new Transcript(['a', 'b', 'c'], (text) => (shown += text))
    transcript.add(0, 'a1 ')
    transcript.add(1, 'b1 ')
    expect(shown).toBe(`${title('a')}a1 `)
    transcript.add(2, 'c1 ')
    transcript.end(2)
    transcript.end(0)
    expect(shown).toBe(`${title('a')}a1 ${title('b')}b1 `)
    transcript.add(1, 'b2 ')
    transcript.end(1)
    expect(shown).toBe(`${title('a')}a1 ${title('b')}b1 b2 ${title('c')}c1 `)
    expect(transcript.textOf(1)).toBe('b1 b2 ')
  })
})
