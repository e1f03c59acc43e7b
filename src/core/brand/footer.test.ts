import { expect, test } from 'vitest'
import { joinFooter, writeFooter } from './footer.ts'

test('the footer text shows the minimum age in place of its placeholder', () => {
  expect(writeFooter('From {minimumAge}. {minimumAge}+', 21)).toBe('From 21. 21+')
})

test('the footer joins the statement and the disclaimer of the language', () => {
  const legal = {
    minimumAge: 18,
    withoutDisclaimer: false,
    footer: { EN: 'Play fair.', CN: '理性投注。', KO: '게임에는 위험이 따릅니다.' },
    disclaimer: { EN: 'You follow the law.', CN: '遵守法律。' },
  }
  expect(joinFooter(legal, 'EN')).toBe('Play fair. You follow the law.')
  expect(joinFooter(legal, 'CN')).toBe('理性投注。遵守法律。')
  expect(joinFooter(legal, 'KO')).toBe('게임에는 위험이 따릅니다.')
  expect(joinFooter(legal, 'TH')).toBeUndefined()
})
