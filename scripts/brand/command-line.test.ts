import { describe, expect, test } from 'vitest'
import { runHere } from '#support/run-verb.ts'
import { TELLING, type Verb } from './command-line.ts'
import { FaultError, RefusedError, UsageError } from './fault.ts'

const FAULT = { file: 'brands/oak/brand.json', path: '$.name', message: 'is empty' }

const verbOf = (work: Verb['run']): Verb => ({
  description: 'A verb',
  takes: 'ids',
  args: { ...TELLING },
  run: work,
})
const verbs = {
  good: verbOf(async (_flags, ids, say) => {
    say(`Did ${ids}`)
    return { json: { ids } }
  }),
  half: verbOf(async (_flags, _ids, say) => {
    say('Did a part')
    return { json: { done: 1 }, faults: [FAULT] }
  }),
  faulty: verbOf(() => Promise.reject(new FaultError([FAULT]))),
  refused: verbOf(() => Promise.reject(new RefusedError('It is not the time'))),
  wrong: verbOf(() => Promise.reject(new UsageError('There is no such thing'))),
}

const run = (...args: string[]) => runHere(verbs, args)

describe('the end of a command', () => {
  test.each([
    ['good', 0, '', []],
    ['half', 1, 'brands/oak/brand.json: $.name: is empty\n', [FAULT]],
    ['faulty', 1, 'brands/oak/brand.json: $.name: is empty\n', [FAULT]],
    ['refused', 1, 'It is not the time\n', [{ message: 'It is not the time' }]],
    ['wrong', 2, 'There is no such thing\n', [{ message: 'There is no such thing' }]],
  ])('the verb %s ends with code %i, also with --json', async (verb, code, stderr, faults) => {
    expect(await run(verb)).toMatchObject({ code, stderr })
    const json = await run(verb, '--json')
    expect(json).toMatchObject({ code, stderr })
    expect(JSON.parse(json.stdout)).toMatchObject({ faults })
  })

  test.each([[[]], [['god']], [['good', '--jsn']]])(
    'the words %j are no command, so the program ends with 2',
    async (args) => {
      expect((await run(...args)).code).toBe(2)
    },
  )

  test('a verb speaks to people or to programs, or with --quiet to nobody', async () => {
    expect((await run('good', 'oak')).stdout).toBe('Did oak\n')
    expect(JSON.parse((await run('good', 'oak', '--json')).stdout)).toEqual({
      ids: ['oak'],
      faults: [],
    })
    expect((await run('half', '--quiet')).stdout).toBe('')
  })
})
