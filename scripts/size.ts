import { kilobytes } from './brand/table.ts'
import {
  LIMIT_AGENT_CENTER,
  LIMIT_BEFORE_LOBBY,
  LIMIT_FILES_AT_REST,
  LIMIT_MEMBER_CENTER,
  LIMIT_SEARCH,
  LIMIT_WITH_LOBBY,
  measureFirstLoad,
} from './size/first-load.ts'

/**
 * Fails if a visitor downloads too much before the home page, or a module that is not allowed
 * there.
 */
const { before, lobby, memberCenter, agentCenter, search, rest, faults } = await measureFirstLoad(
  (text) => console.log(text),
)

for (const [what, { bytes }, limit] of [
  ['before the lobby', before, LIMIT_BEFORE_LOBBY],
  [`with the lobby and its words (${lobby.brand}, the heaviest)`, lobby, LIMIT_WITH_LOBBY],
  ['for the member center and its list beyond that', memberCenter, LIMIT_MEMBER_CENTER],
  ['for the agent center and its overview beyond that', agentCenter, LIMIT_AGENT_CENTER],
  ['for the search’s own code', search, LIMIT_SEARCH],
] as const) {
  console.log(`${kilobytes(bytes)} of at most ${kilobytes(limit)} ${what}`)
  if (bytes > limit) faults.push(`${what}: ${bytes - limit} bytes too much`)
}
console.log(`${rest.files} of at most ${LIMIT_FILES_AT_REST} files of scripts when home rests`)
if (rest.files > LIMIT_FILES_AT_REST) faults.push('home loads too many files of scripts')
const pages = memberCenter.pages.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
console.log(`With one of its pages: ${pages.join(', ')}`)
for (const fault of faults) console.error(fault)
if (faults.length > 0)
  console.error('What the first load may hold is listed in scripts/size/allowed.ts')
process.exitCode = faults.length > 0 ? 1 : 0
