/** Pictures of whole pages for stories of `ui`, which itself knows no picture of a brand. */
export { StatusScene as StatusArt } from '#app/states/StatusScene.tsx'
