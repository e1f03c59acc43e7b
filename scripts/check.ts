import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

interface Step {
  name: string
  command: string
  args: readonly string[]
  /** A pattern that the output must show, where a tool may pass without having looked at anything. */
  proof?: RegExp
}

/** The whole check, cheapest first, so that a slip is told within seconds. */
const STEPS: readonly Step[] = [
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'], proof: /on [1-9]\d\d+ files/ },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'unused', command: 'knip', args: [] },
  { name: 'words', command: 'node', args: ['scripts/words.ts'] },
  { name: 'brands', command: 'node', args: ['scripts/brand.ts', 'check'] },
  { name: 'unit', command: 'vitest', args: ['run', '--project', 'unit'] },
  {
    name: 'components and stories',
    command: 'vitest',
    args: ['run', '--project', 'components', '--project', 'stories'],
  },
  { name: 'journeys', command: 'playwright', args: ['test'] },
  { name: 'readme', command: 'node', args: ['scripts/readme.ts'] },
]

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const chosen = STEPS.filter(({ name }) => !values.only || values.only.includes(name))

/** Enough of a failed step to name its failures without scrolling back to it. */
const TAIL_LINES = 60

const results: { name: string; seconds: number; passed: boolean; output: string }[] = []
for (const step of chosen) {
  const started = performance.now()
  console.log(`\n\u001b[1m${step.name}\u001b[0m`)
  const outcome = await run(step)
  results.push({ name: step.name, ...outcome, seconds: (performance.now() - started) / 1000 })
}

for (const { name, output } of results.filter(({ passed }) => !passed)) {
  console.log(`\n\u001b[1m${name}, the end of it again\u001b[0m`)
  console.log(output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n'))
}

console.log('\n')
for (const { name, seconds, passed } of results) {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(28)} ${seconds.toFixed(1)} s`)
}
const failed = results.filter(({ passed }) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0

function run({ command, args, proof }: Step): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      output += chunk.toString()
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve({ passed: false, output: error.message })
    })
    child.on('close', (code) => {
      const proven = !proof || proof.test(output)
      if (!proven) console.error(`${command} passed without having looked at anything`)
      resolve({ passed: code === 0 && proven, output })
    })
  })
}
