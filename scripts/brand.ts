import { runVerbs } from './brand/command-line.ts'
import { build } from './brand/verbs/build.ts'
import { check } from './brand/verbs/check.ts'
import { diff } from './brand/verbs/diff.ts'
import { letters } from './brand/verbs/letters.ts'
import { list, status } from './brand/verbs/list.ts'
import { create } from './brand/verbs/new.ts'
import { pin, unpin } from './brand/verbs/pins.ts'
import { releases, rollback } from './brand/verbs/releases.ts'
import { prune, remove } from './brand/verbs/remove.ts'
import { schema } from './brand/verbs/schema.ts'
import { server } from './brand/verbs/server.ts'
import { tokens } from './brand/verbs/tokens.ts'

// Each verb loads its own code only when it runs: code for pictures and colours takes half a second
// to load, for which `--help` must not wait.

const verbs = {
  new: create,
  check,
  build,
  list,
  status,
  releases,
  diff,
  rollback,
  server,
  pin,
  unpin,
  prune,
  remove,
  schema,
  tokens,
  letters,
}
await runVerbs('npm run brand --', 'Turns brand files into sites', verbs, process.argv.slice(2))
