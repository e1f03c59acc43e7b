/** In a story, demo data and pictures are never older than the code. */
export const versionOf = () => 'story'
