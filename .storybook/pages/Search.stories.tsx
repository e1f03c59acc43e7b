import { scene } from './scene.tsx'

export default { title: 'Pages/Search', tags: ['!autodocs'] }

export const Found = scene('search')
export const NothingFound = scene('search-nothing')
