import { scene } from './scene.tsx'

export default { title: 'Pages/Search', tags: ['!autodocs'] }

export const Found = scene('search')
export const NothingFound = scene('search-empty')
export const FoundLoading = scene('search-loading')
export const FoundFailing = scene('search-failing')
export const FoundOffline = scene('search-offline')
export const FoundLongWords = scene('search-long-words')
