import { runVerb } from './brand/command-line.ts'
import { RefusedError } from './brand/fault.ts'
import { displayPath, SANDBOX_SITES } from './brand/places.ts'
import { LOAD_FIXTURE_ARGS, dataFileOf, readLoadFixture, readNumber } from './load-fixture-flags.ts'
import { onStop } from './on-stop.ts'

await runVerb(
  'npm run sandbox --',
  {
    description: 'A complete stand-in for an operator’s gateway',
    takes: 'nothing',
    args: {
      port: { type: 'string', default: '4100', description: 'Port to listen on; 0 takes any' },
      sites: {
        type: 'string',
        default: displayPath(SANDBOX_SITES),
        description: 'Folder of the emitted brands',
      },
      data: {
        type: 'string',
        description: 'Data file, or :memory:; .cache/sandbox.sqlite by default',
      },
      seed: { type: 'string', default: '1', description: 'The same seed makes the same world' },
      games: { type: 'string', default: '1560', description: 'Games in the catalogue' },
      ...LOAD_FIXTURE_ARGS,
    },
    run: async (flags) => {
      const { port, sites, data, seed, games } = flags as Record<string, string>
      const started = performance.now()
      const loadFixture = readLoadFixture(flags)
      const options = {
        port: readNumber('port', port!, 65_535),
        sites: sites!,
        data: data ?? dataFileOf(loadFixture),
        loadFixture,
        seed: readNumber('seed', seed!, 2 ** 31),
        games: readNumber('games', games!, 12_000),
      }
      const { BusyPortError, startSandbox } = await import('./sandbox/server.ts')
      const sandbox = await startSandbox(options).catch((error: unknown) => {
        throw error instanceof BusyPortError ? new RefusedError(error.message) : error
      })
      onStop(() => sandbox.close())
      console.log(`Sandbox ready in ${Math.round(performance.now() - started)} ms: ${sandbox.url}/`)
    },
  },
  process.argv.slice(2),
)
