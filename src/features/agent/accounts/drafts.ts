import { makeDraftAtom } from '#parts/form/drafts.ts'
import type { DownlineKind } from './schema.ts'

/** What was entered of a new account, while the agent looks something up. */
export const accountDraftAtom = makeDraftAtom<{
  kind: DownlineKind
  username: string
  password: string
  nickname: string
}>({ kind: 'PLAYER', username: '', password: '', nickname: '' }, ['password'])
