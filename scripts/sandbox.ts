import { defineCommand, runMain } from 'citty'
import { BusyPortError, startSandbox, type SandboxOptions } from './sandbox/server.ts'

const command = defineCommand({
  meta: { name: 'sandbox', description: 'A complete stand-in for an operator’s gateway' },
  args: {
    port: { type: 'string', default: '4100', description: 'Port to listen on' },
    sites: { type: 'string', default: 'dist', description: 'Folder of the emitted brands' },
    data: {
      type: 'string',
      default: '.cache/sandbox.sqlite',
      description: 'Data file, or :memory:',
    },
    seed: { type: 'string', default: '1', description: 'The same seed makes the same world' },
    games: { type: 'string', default: '1560', description: 'Games in the catalogue' },
  },
  async run({ args }) {
    const started = performance.now()
    const sandbox = await start({
      port: readNumber('port', args.port, 65_535),
      sites: args.sites,
      data: args.data,
      seed: readNumber('seed', args.seed, 2 ** 31),
      games: readNumber('games', args.games, 12_000),
    })
    console.log(`Sandbox ready in ${Math.round(performance.now() - started)} ms: ${sandbox.url}/`)
    const stop = () => void sandbox.close().then(() => process.exit(0))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  },
})

async function start(options: SandboxOptions) {
  try {
    return await startSandbox(options)
  } catch (error) {
    if (error instanceof BusyPortError) fail(error.message)
    throw error
  }
}

function readNumber(name: string, text: string, max: number): number {
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text)
  return fail(`--${name} ${text}: must be a whole number from 0 to ${max}`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

await runMain(command)
