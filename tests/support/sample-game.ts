import * as v from 'valibot'
import { GameSchema } from '#parts/games/schema.ts'
import { coverAt, gameNameAt } from '#storybook/pictures.ts'

type More = Partial<v.InferInput<typeof GameSchema>>

/** Builds a game as the gateway sends it, with the cover of another game. */
export const sampleGame = (nodeName: string, more: More = {}) =>
  v.parse(GameSchema, {
    nodeId: nodeName,
    nodeName,
    gameType: 'RNG',
    vassalage: 'MQY',
    vassalageName: 'Moonquay',
    gameCode: nodeName,
    isGame: 'GAME',
    showIcon: coverAt(nodeName.length),
    isHot: 0,
    supportPlay: 1,
    ...more,
  })

/** Builds a popular game with its own name and cover. */
export const popularGame = (index: number, more: More = {}) =>
  sampleGame(gameNameAt(index), { showIcon: coverAt(index), ...more })
