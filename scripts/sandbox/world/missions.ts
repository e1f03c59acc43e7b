import type { Measure, MissionPeriod } from '#features/member/missions/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { RewardKind } from '../db/reward-tables.ts'
import type { Words } from '../db/tables.ts'
import { inFive } from './words.ts'

/** What a tier or a rank gives. Amounts are in baht; if there are no points, their worth is given. */
export interface Prize {
  kind: RewardKind
  baht: number
  points?: number
  /** How many times a bonus must be bet. */
  multiplier?: number
}

const cash = (baht: number): Prize => ({ kind: 'cash', baht })
const bonus = (baht: number, multiplier: number): Prize => ({ kind: 'bonus', baht, multiplier })
const points = (count: number): Prize => ({ kind: 'points', points: count, baht: count / 10 })

export interface MissionPlan {
  id: string
  period: MissionPeriod
  measure: Measure
  /** Categories whose bets count; left out for all. */
  gameTypes?: readonly GameType[]
  title: Words
  note: Words
  /** Targets in baht or in bets, the lowest first. */
  tiers: readonly (readonly [target: number, prize: Prize])[]
}

export const MISSIONS: readonly MissionPlan[] = [
  {
    id: 'daily-bets',
    period: 'DAILY',
    measure: 'BETS',
    title: inFive('Warm-up', 'อุ่นเครื่อง', 'Khởi động', '워밍업', '热身任务'),
    note: inFive(
      'Settled bets on any game count, whatever their size.',
      'นับทุกเดิมพันที่ตัดสินผลแล้ว ทุกเกม ไม่จำกัดขั้นต่ำ',
      'Mọi cược đã có kết quả đều được tính, bất kể lớn nhỏ.',
      '모든 게임의 정산된 베팅이 금액에 상관없이 집계돼요.',
      '所有游戏的已结算注单均计入，不限金额。',
    ),
    tiers: [
      [10, points(20)],
      [30, points(60)],
      [80, cash(20)],
    ],
  },
  {
    id: 'daily-slots',
    period: 'DAILY',
    measure: 'VALID_BET',
    gameTypes: ['RNG'],
    title: inFive(
      'Reels of the day',
      'สล็อตประจำวัน',
      'Vòng quay mỗi ngày',
      '오늘의 슬롯',
      '每日老虎机',
    ),
    note: inFive(
      'Valid bets on slots.',
      'นับยอดเดิมพันที่มีผลในเกมสล็อต',
      'Tính cược hợp lệ ở slot.',
      '슬롯의 유효 베팅이 집계돼요.',
      '老虎机的有效投注计入。',
    ),
    tiers: [
      [200, points(30)],
      [1000, cash(10)],
      [5000, cash(40)],
    ],
  },
  {
    id: 'daily-live',
    period: 'DAILY',
    measure: 'VALID_BET',
    gameTypes: ['LIVE', 'BG'],
    title: inFive('At the table', 'ร่วมโต๊ะ', 'Ngồi vào bàn', '테이블 참여', '真人入座'),
    note: inFive(
      'Valid bets at live tables.',
      'นับยอดเดิมพันที่มีผลในคาสิโนสด',
      'Tính cược hợp lệ ở casino trực tiếp.',
      '라이브 카지노의 유효 베팅이 집계돼요.',
      '真人游戏的有效投注计入。',
    ),
    tiers: [
      [500, points(50)],
      [3000, cash(30)],
    ],
  },
  {
    id: 'weekly-deposit',
    period: 'WEEKLY',
    measure: 'DEPOSIT',
    title: inFive(
      'Top up the week',
      'เติมพลังประจำสัปดาห์',
      'Nạp đầy tuần mới',
      '이번 주 입금',
      '本周存款',
    ),
    note: inFive(
      'All deposits that arrived this week.',
      'นับยอดฝากทั้งหมดที่เข้าบัญชีในสัปดาห์นี้',
      'Tính mọi khoản nạp đã vào tài khoản trong tuần.',
      '이번 주에 입금이 완료된 금액이 모두 집계돼요.',
      '本周到账的所有存款计入。',
    ),
    tiers: [
      [1000, bonus(20, 3)],
      [5000, bonus(120, 3)],
      [20_000, bonus(500, 3)],
    ],
  },
  {
    id: 'weekly-bets',
    period: 'WEEKLY',
    measure: 'VALID_BET',
    title: inFive('All-rounder', 'เล่นได้ทุกเกม', 'Chơi đủ mọi game', '올라운더', '全能玩家'),
    note: inFive(
      'Valid bets on all games.',
      'นับยอดเดิมพันที่มีผลทุกเกม',
      'Tính cược hợp lệ ở mọi game.',
      '모든 게임의 유효 베팅이 집계돼요.',
      '所有游戏的有效投注计入。',
    ),
    tiers: [
      [2000, points(150)],
      [10_000, cash(80)],
      [50_000, cash(300)],
    ],
  },
  {
    id: 'weekly-fish',
    period: 'WEEKLY',
    measure: 'BETS',
    gameTypes: ['FISH', 'PVP'],
    title: inFive('Nets and cards', 'ตกปลาและไพ่', 'Bắn cá và bài', '낚시와 카드', '捕鱼与棋牌'),
    note: inFive(
      'Settled bets on fishing and card games.',
      'นับเดิมพันที่ตัดสินผลแล้วในเกมยิงปลาและเกมไพ่',
      'Tính các cược đã có kết quả ở bắn cá và game bài.',
      '낚시 게임과 카드 게임의 정산된 베팅이 집계돼요.',
      '捕鱼与棋牌的已结算注单计入。',
    ),
    tiers: [
      [20, points(80)],
      [100, bonus(60, 2)],
    ],
  },
  {
    id: 'season-bets',
    period: 'SEASON',
    measure: 'VALID_BET',
    title: inFive(
      'Road to the summit',
      'เส้นทางสู่จุดสูงสุด',
      'Đường lên đỉnh',
      '정상으로 가는 길',
      '登顶之路',
    ),
    note: inFive(
      'Valid bets on all games, until the season ends.',
      'นับยอดเดิมพันที่มีผลทุกเกมจนจบซีซัน',
      'Tính cược hợp lệ ở mọi game đến hết mùa giải.',
      '시즌이 끝날 때까지 모든 게임의 유효 베팅이 집계돼요.',
      '截至赛季结束，所有游戏的有效投注计入。',
    ),
    tiers: [
      [10_000, points(500)],
      [40_000, cash(200)],
      [150_000, cash(800)],
      [500_000, cash(3000)],
    ],
  },
]

/** What the ranks of a season give. */
export const SEASON_PRIZES: readonly { from: number; to: number; prize: Prize }[] = [
  { from: 1, to: 1, prize: cash(20_000) },
  { from: 2, to: 2, prize: cash(10_000) },
  { from: 3, to: 3, prize: cash(5000) },
  { from: 4, to: 10, prize: cash(1500) },
  { from: 11, to: 20, prize: cash(500) },
  { from: 21, to: 50, prize: points(1000) },
]

export const SEASON_TITLE = inFive(
  'Leaderboard prize',
  'รางวัลตารางอันดับ',
  'Giải bảng xếp hạng',
  '리더보드 상금',
  '排行榜奖励',
)

/** Valid bets, in baht, that give a point of the leaderboard. */
export const BAHT_PER_POINT = 10
