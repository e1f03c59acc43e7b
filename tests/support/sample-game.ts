import { pictures } from 'virtual:livery-brands'
import * as v from 'valibot'
import { GameSchema } from '#parts/games/schema.ts'

/** Builds a game as the gateway sends it, with a picture of Storybook. */
export const sampleGame = (nodeName: string, more: Partial<v.InferInput<typeof GameSchema>> = {}) =>
  v.parse(GameSchema, {
    nodeId: nodeName,
    nodeName,
    gameType: 'RNG',
    vassalage: 'MQY',
    vassalageName: 'Moonquay',
    gameCode: nodeName,
    isGame: 'GAME',
    showIcon: pictures[nodeName.length % pictures.length],
    isHot: 0,
    supportPlay: 1,
    ...more,
  })
