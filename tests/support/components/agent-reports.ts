import { showPage } from './center.tsx'

/** A direct downline who leads a team, and a member further below, whose name is masked. */
export const may = { id: 'u-may', account: 'may', isAgent: true, level: 1 }
export const deep = { id: 'u-deep', account: 'ko•••ra', isAgent: false, level: 3 }

/** Shows a report page of the agent center. */
export const show = (Page: Parameters<typeof showPage>[0], hash: string, account?: string) =>
  showPage(Page, hash, account, 'agent')
