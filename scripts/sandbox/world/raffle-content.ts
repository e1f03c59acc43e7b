import type { RaffleGame } from '#features/raffle/schema.ts'
import type { TicketWay } from '../db/raffle-tables.ts'
import type { RewardKind } from '../db/reward-tables.ts'
import type { Words } from '../db/tables.ts'
import { inFive } from './words.ts'

interface PrizeSeed {
  id: string
  kind: RewardKind | 'goods' | 'none'
  name: Words
  /** A few letters for the wheel; the name if it is short enough. */
  label?: Words
  /** Baht, or points. */
  amount?: number
  /** How many times a bonus must be bet. */
  times?: number
  parts: number
  stock?: number
  /** How many have been won already. */
  given?: number
}

export interface RaffleSeed {
  id: string
  game: RaffleGame
  boxes: number
  title: Words
  lead: Words
  /** Days from when the world was made; negative: before. */
  opens: number
  closes: number
  points?: number
  drawsPerDay?: number
  ways: readonly (Omit<TicketWay, 'units'> & { baht?: number })[]
  fallbackId: string
  prizes: readonly PrizeSeed[]
  /** Tickets that each demo player has from the start. */
  gifts: number
}

const inAll = (text: string): Words => inFive(text, text, text, text, text)

const cash = (baht: number, parts: number, stock: number, given = 0): PrizeSeed => ({
  id: `cash-${baht}`,
  kind: 'cash',
  name: inFive(
    `{amount:${baht}} in cash`,
    `เงินสด {amount:${baht}}`,
    `Tiền mặt {amount:${baht}}`,
    `현금 {amount:${baht}}`,
    `现金 {amount:${baht}}`,
  ),
  label: inAll(`{amount:${baht}}`),
  amount: baht,
  parts,
  stock,
  given,
})

const bonus = (baht: number, times: number, parts: number): PrizeSeed => ({
  id: `bonus-${baht}`,
  kind: 'bonus',
  name: inFive(
    `{amount:${baht}} bonus`,
    `โบนัส {amount:${baht}}`,
    `Tiền thưởng {amount:${baht}}`,
    `보너스 {amount:${baht}}`,
    `红利 {amount:${baht}}`,
  ),
  amount: baht,
  times,
  parts,
})

const points = (amount: number, parts: number): PrizeSeed => ({
  id: `points-${amount}`,
  kind: 'points',
  name: inFive(
    `${amount} points`,
    `${amount} แต้ม`,
    `${amount} điểm`,
    `${amount} 포인트`,
    `${amount} 积分`,
  ),
  amount,
  parts,
})

const nothing = (parts: number): PrizeSeed => ({
  id: 'none',
  kind: 'none',
  name: inFive('No prize', 'ไม่ได้รางวัล', 'Không trúng thưởng', '꽝', '未中奖'),
  label: inFive('No prize', 'ไม่ได้รางวัล', 'Không trúng', '꽝', '未中奖'),
  parts,
})

/** Every merchant's raffles; the parts of each come to 10,000. */
export const RAFFLES: readonly RaffleSeed[] = [
  {
    id: 'fortune-wheel',
    game: 'wheel',
    boxes: 0,
    title: inFive(
      'Wheel of the day',
      'วงล้อประจำวัน',
      'Vòng quay hằng ngày',
      '오늘의 행운 휠',
      '每日幸运转盘',
    ),
    lead: inFive(
      'Deposit or play today and spin for up to {amount:5000} in cash.',
      'ฝากหรือเล่นวันนี้ รับสิทธิ์หมุนลุ้นเงินสดสูงสุด {amount:5000}',
      'Nạp hoặc chơi hôm nay để quay, nhận đến {amount:5000} tiền mặt.',
      '오늘 입금하거나 게임하고 휠을 돌려 최대 {amount:5000} 현금을 받으세요.',
      '今日存款或游戏即可转动转盘，最高赢取 {amount:5000} 现金。',
    ),
    opens: -12,
    closes: 60,
    ways: [
      { kind: 'vipDaily', most: 1 },
      { kind: 'deposit', baht: 500, most: 5 },
      { kind: 'bet', baht: 2000, most: 5 },
    ],
    fallbackId: 'points-50',
    gifts: 3,
    prizes: [
      cash(5000, 5, 3, 1),
      points(50, 2500),
      bonus(300, 5, 400),
      nothing(3990),
      cash(500, 95, 50, 18),
      points(200, 1500),
      {
        id: 'earbuds',
        kind: 'goods',
        name: inFive(
          'Wireless earbuds',
          'หูฟังไร้สาย',
          'Tai nghe không dây',
          '무선 이어폰',
          '无线耳机',
        ),
        parts: 10,
        stock: 2,
        given: 2,
      },
      bonus(100, 3, 1500),
    ],
  },
  {
    id: 'golden-boxes',
    game: 'boxes',
    boxes: 9,
    title: inFive(
      'Nine golden boxes',
      'เก้ากล่องทองคำ',
      'Chín hộp vàng',
      '아홉 개의 황금 상자',
      '九宫金盒',
    ),
    lead: inFive(
      'Trade 50 points for a box. Every one of them holds something.',
      'ใช้ 50 แต้มเปิดหนึ่งกล่อง ทุกกล่องมีรางวัล',
      'Đổi 50 điểm lấy một hộp. Hộp nào cũng có quà.',
      '50포인트로 상자 하나를 열어 보세요. 모든 상자에 선물이 있습니다.',
      '50 积分开启一个金盒，盒盒有奖。',
    ),
    opens: -20,
    closes: 60,
    points: 50,
    drawsPerDay: 20,
    ways: [],
    fallbackId: 'points-20',
    gifts: 0,
    prizes: [
      {
        id: 'phone',
        kind: 'goods',
        name: inFive('Smartphone', 'สมาร์ทโฟน', 'Điện thoại thông minh', '스마트폰', '智能手机'),
        label: inFive('Smartphone', 'สมาร์ทโฟน', 'Điện thoại', '스마트폰', '手机'),
        parts: 1,
        stock: 1,
      },
      cash(1000, 49, 20, 3),
      cash(100, 950, 500, 121),
      bonus(50, 3, 2000),
      points(100, 2000),
      points(20, 5000),
    ],
  },
  {
    id: 'weekend-boxes',
    game: 'boxes',
    boxes: 3,
    title: inFive(
      'Three boxes for the weekend',
      'สามกล่องสุดสัปดาห์',
      'Ba hộp cuối tuần',
      '주말의 세 상자',
      '周末三宝盒',
    ),
    lead: inFive(
      'One free box a day, three for VIPs: one of them may hold {amount:888}.',
      'เปิดฟรีวันละหนึ่งกล่อง VIP ได้สาม ลุ้นรับ {amount:888}',
      'Mỗi ngày một hộp miễn phí, VIP ba hộp, có hộp đến {amount:888}.',
      '하루 한 번 무료, VIP는 세 번까지. 최대 {amount:888}을 받을 수 있습니다.',
      '每天免费开一盒，VIP 可开三盒，最高 {amount:888}。',
    ),
    opens: 2,
    closes: 16,
    ways: [
      { kind: 'daily', most: 1 },
      { kind: 'vipDaily', most: 2 },
    ],
    fallbackId: 'points-8',
    gifts: 0,
    prizes: [cash(888, 12, 8), bonus(88, 3, 988), points(88, 3000), points(8, 6000)],
  },
  {
    id: 'anniversary-wheel',
    game: 'wheel',
    boxes: 0,
    title: inFive(
      'Anniversary wheel',
      'วงล้อฉลองครบรอบ',
      'Vòng quay kỷ niệm',
      '기념일 행운 휠',
      '周年庆转盘',
    ),
    lead: inFive(
      'A week of spins to celebrate {brand}. Its seeds are revealed: anyone who played can check.',
      'หมุนฉลอง {brand} ตลอดสัปดาห์ เปิดเผยซีดแล้ว ผู้ร่วมเล่นทุกคนตรวจสอบได้',
      'Một tuần quay thưởng mừng {brand}. Seed đã được công bố, ai đã chơi đều kiểm tra được.',
      '{brand} 기념 일주일 이벤트. 시드가 공개되어 참여하신 누구나 검증할 수 있습니다.',
      '{brand} 周年庆一周转盘，种子已公开，参与者均可自行验证。',
    ),
    opens: -12,
    closes: -5,
    ways: [{ kind: 'daily', most: 1 }],
    fallbackId: 'points-100',
    gifts: 0,
    prizes: [
      cash(2000, 100, 5, 5),
      points(100, 2900),
      bonus(200, 5, 500),
      nothing(3500),
      points(20, 2500),
      cash(200, 500, 40, 40),
    ],
  },
]
