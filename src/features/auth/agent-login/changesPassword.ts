/** What tells the agents' login that the password is to be changed right after it. */
export const CHANGES_PASSWORD = { changesPassword: true }
