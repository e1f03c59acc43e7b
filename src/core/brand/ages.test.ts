import { expect, test } from 'vitest'
import { findAges } from './ages.ts'

test.each([
  ['Players must be 18+.', [18]],
  ['Join the 18+ club, 21+ only', [18, 21]],
  ['For players aged 20 and over.', [20]],
  ['Nobody under 19 may play.', [19]],
  ['You must be over 21.', [21]],
  ['18 years old or 21 or older', [18, 21]],
  ['ให้บริการเฉพาะผู้ที่มีอายุ ๒๐ ปีขึ้นไป', [20]],
  ['chỉ dành cho người từ 18 tuổi trở lên', [18]],
  ['만 19세 미만은 이용할 수 없습니다', [19]],
  ['仅限年满２１周岁人士', [21]],
  ['For players aged eighteen and over; twenty-one years old in some countries', [18, 21]],
  ['Nobody under twenty may play.', [20]],
  ['ผู้เล่นต้องมีอายุยี่สิบเอ็ดปีขึ้นไป', [21]],
  ['chỉ dành cho người từ mười tám tuổi', [18]],
  ['만 십구 세, 스물한 살', [19, 21]],
  ['仅限年满十八周岁人士', [18]],
  ['Over twenty games, eighteen vendors, 十八般武艺', []],
  ['Over 50 games, 24/7, in under 30 minutes, for 25 years, 20+ vendors, 96.18 %', []],
  ['18+ only. For 21+ players only, and no one else.', [18, 21]],
  ['Over 18s only', [18]],
  ['Deposit over 50, win over 50! Win over 20! Deposit 20+', []],
  ['20+ players online, 20+ members, over 20,000 games, over 20k wins, over 20$', []],
  ['三十八岁', []],
  ['一百一十八岁', []],
  ['삼십팔세', []],
  ['อายุสามสิบแปดปีขึ้นไป', []],
  ['một trăm mười tám tuổi, one hundred and eighteen years old', []],
  ['เปิดบริการมา 10 ปี', []],
  ['21세기의 카지노', []],
])('the ages found in the terms text "%s" are %j', (text, ages) => {
  expect(findAges(text)).toEqual(ages)
})
