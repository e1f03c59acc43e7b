import { scene } from './scene.tsx'

export default { title: 'Pages/Raffle', tags: ['!autodocs'] }

export const List = scene('raffle')
export const Wheel = scene('raffle-wheel')
export const Drawn = scene('raffle-drawn')
export const Boxes = scene('raffle-boxes')
export const OwnDraws = scene('raffle-draws')
export const OwnDrawsOfVisitor = scene('raffle-draws-visitor')
export const CheckOfDraw = scene('raffle-check')
export const Loading = scene('raffle-loading')
export const Failing = scene('raffle-failing')
export const Empty = scene('raffle-empty')
export const OwnDrawsEmpty = scene('raffle-draws-empty')
export const Offline = scene('raffle-offline')
export const LongWords = scene('raffle-long-words')
export const WheelLoading = scene('raffle-wheel-loading')
export const WheelFailing = scene('raffle-wheel-failing')
export const WheelOffline = scene('raffle-wheel-offline')
