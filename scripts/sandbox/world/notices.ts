import type { FeatureName } from '#core/brand/features.ts'
import type { Words } from '../db/tables.ts'
import { inFive } from './words.ts'

export interface AnnouncementSeed {
  id: string
  /** PL notice, H headline notice, PU popup; AG and AH, which stands above, are for agents. */
  type: 'PL' | 'H' | 'PU' | 'AG' | 'AH'
  /** Letters among A (users), B (visitors), F (users at first login). */
  executions: string
  title: Words
  /** HTML; a notice without one repeats its title. */
  content?: Words
  daysAgo: number
  /** It is there only while this is on. */
  feature?: FeatureName
}

/** What the last weeks brought, per studio: it came, was serviced, and is back. */
const STUDIOS = ['Gilded Gecko', 'Moonquay', 'Papercrane', 'Kitewind', 'Riverbell', 'Emberline']

const joined = (name: string, index: number): AnnouncementSeed => ({
  id: `notice-joined-${index}`,
  type: 'PL',
  executions: 'ABF',
  daysAgo: 20 + index * 6,
  title: inFive(
    `${name} has joined {brand}`,
    `${name} เปิดให้เล่นที่ {brand} แล้ว`,
    `${name} đã có mặt tại {brand}`,
    `${name}, {brand}에 입점했습니다`,
    `${name} 入驻 {brand}`,
  ),
  content: inFive(
    `<p>The games of <strong>${name}</strong> stand in the lobby from today.{if:freePlay} Many of them can be tried free of charge, without an account.{end}</p><p><a href="/rng">To the slots</a></p>`,
    `<p>เกมของ <strong>${name}</strong> เปิดให้เล่นในล็อบบี้แล้ววันนี้{if:freePlay} หลายเกมทดลองเล่นได้โดยไม่ต้องมีบัญชี{end}</p><p><a href="/rng">ไปที่สล็อต</a></p>`,
    `<p>Game của <strong>${name}</strong> đã có trong sảnh từ hôm nay.{if:freePlay} Nhiều game chơi thử được mà không cần tài khoản.{end}</p><p><a href="/rng">Đến nổ hũ</a></p>`,
    `<p>오늘부터 로비에서 <strong>${name}</strong> 게임을 즐기실 수 있습니다.{if:freePlay} 많은 게임을 계정 없이 무료로 체험할 수 있습니다.{end}</p><p><a href="/rng">슬롯 보기</a></p>`,
    `<p><strong>${name}</strong> 的游戏今日起登陆大厅{if:freePlay}，多款无需账户即可试玩{end}。</p><p><a href="/rng">前往电子游戏</a></p>`,
  ),
})

const serviced = (name: string, index: number): AnnouncementSeed => ({
  id: `notice-serviced-${index}`,
  type: 'PL',
  executions: 'ABF',
  daysAgo: 4 + index * 2,
  title: inFive(
    `${name}: maintenance from 05:00 to 07:00`,
    `${name} ปิดปรับปรุง 05:00–07:00 น.`,
    `${name}: bảo trì từ 05:00 đến 07:00`,
    `${name} 점검 안내 05:00~07:00`,
    `${name}：05:00–07:00 维护`,
  ),
  content: inFive(
    `<p>While ${name} is being serviced, its games cannot be opened. Rounds that are running are settled first.</p><ul><li>Money in play comes back to your balance by itself.</li><li>All other games stay open.</li></ul>`,
    `<p>ระหว่างปรับปรุงจะไม่สามารถเข้าเกมของ ${name} ได้ รอบที่กำลังเล่นจะคิดผลให้ก่อน</p><ul><li>เงินที่ค้างในเกมคืนเข้ายอดเงินอัตโนมัติ</li><li>เกมอื่นเล่นได้ตามปกติ</li></ul>`,
    `<p>Trong lúc bảo trì, game của ${name} tạm không mở được. Ván đang chơi sẽ được chốt trước.</p><ul><li>Tiền trong game tự động trả về số dư.</li><li>Các game khác vẫn hoạt động.</li></ul>`,
    `<p>점검 중에는 ${name} 게임을 열 수 없습니다. 진행 중인 라운드는 먼저 정산됩니다.</p><ul><li>게임에 남은 금액은 자동으로 잔액에 돌아옵니다.</li><li>다른 게임은 정상 이용 가능합니다.</li></ul>`,
    `<p>维护期间 ${name} 的游戏暂停开放，进行中的牌局会先行结算。</p><ul><li>游戏内余额自动退回账户。</li><li>其他游戏照常开放。</li></ul>`,
  ),
})

const returned = (name: string, index: number): AnnouncementSeed => ({
  id: `notice-returned-${index}`,
  type: 'PL',
  executions: 'ABF',
  daysAgo: 3 + index * 2,
  title: inFive(
    `${name} is back`,
    `${name} กลับมาเปิดให้เล่นแล้ว`,
    `${name} đã hoạt động trở lại`,
    `${name} 점검이 끝났습니다`,
    `${name} 恢复开放`,
  ),
  content: inFive(
    `<p>All games of ${name} are open again. Rounds that had broken off have been settled; <strong>{label:Betting record}</strong> in your account shows how they ended.</p>`,
    `<p>เกมทั้งหมดของ ${name} เปิดให้เล่นแล้ว รอบที่ค้างคิดผลเรียบร้อย ดูได้ใน <strong>{label:Betting record}</strong></p>`,
    `<p>Mọi game của ${name} đã mở lại. Các ván bị ngắt đã được chốt, xem kết quả trong <strong>{label:Betting record}</strong>.</p>`,
    `<p>${name}의 모든 게임이 다시 열렸습니다. 중단된 라운드는 정산되었으며 결과는 <strong>{label:Betting record}</strong>에서 확인할 수 있습니다.</p>`,
    `<p>${name} 的全部游戏已恢复开放，中断的牌局均已结算，结果请见<strong>{label:Betting record}</strong>。</p>`,
  ),
})

/** Notices of weeks past, the newest first. */
export const PAST_NOTICES: readonly AnnouncementSeed[] = STUDIOS.flatMap((name, index) => [
  joined(name, index),
  serviced(name, index),
  returned(name, index),
]).toSorted((one, other) => one.daysAgo - other.daysAgo)
