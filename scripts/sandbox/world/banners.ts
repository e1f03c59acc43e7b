import type { BannerGroup } from '#core/system/announcements/api.ts'
import type { BannerTheme } from '#scripts/scenery/world.ts'
import type { Words } from '../db/tables.ts'
import { inFive, labelled } from './words.ts'

export interface BannerSeed {
  id: string
  group: BannerGroup
  picture: BannerTheme
  title: Words
  subtitle: Words
  linkage: 'NONE' | 'ROUTE' | 'PROMOTION' | 'GAME' | 'URL'
  /** A game banner's target is chosen among the hot games when the world is made. */
  target?: string
}

/** Every merchant's banners; `w_home` in the order of its carousel. */
export const BANNERS: readonly BannerSeed[] = [
  {
    id: 'home-welcome',
    group: 'w_home',
    picture: 'welcome',
    title: inFive(
      'Your first deposit, doubled',
      'ฝากครั้งแรก รับเพิ่มเท่าตัว',
      'Nạp lần đầu, nhân đôi ngay',
      '첫 입금, 두 배로 시작해 보세요',
      '首存双倍，从容开局',
    ),
    subtitle: inFive(
      'Up to {amount:10000} extra for new members of {brand}',
      'สมาชิกใหม่ {brand} รับเพิ่มสูงสุด {amount:10000}',
      'Thành viên mới của {brand} nhận thêm đến {amount:10000}',
      '{brand} 신규 회원께 최대 {amount:10000} 추가 혜택',
      '{brand} 新会员最高多得 {amount:10000}',
    ),
    linkage: 'PROMOTION',
    target: 'welcome-bonus',
  },
  {
    id: 'home-live',
    group: 'w_home',
    picture: 'live',
    title: inFive(
      'The best seat at the table',
      'ที่นั่งดีที่สุด หน้าโต๊ะจริง',
      'Chỗ ngồi đẹp nhất bên bàn',
      '가장 좋은 자리에서 만나는 라이브',
      '牌桌前的最佳座位',
    ),
    subtitle: inFive(
      'Real dealers, crisp pictures, around the clock',
      'ดีลเลอร์ตัวจริง ภาพคมชัด ตลอด 24 ชั่วโมง',
      'Dealer thật, hình ảnh sắc nét, suốt ngày đêm',
      '실제 딜러와 선명한 화질, 24시간 내내',
      '真人荷官，高清画面，全天候开桌',
    ),
    linkage: 'ROUTE',
    target: '/live',
  },
  {
    id: 'home-slots',
    group: 'w_home',
    picture: 'slots',
    title: inFive(
      'A thousand worlds to spin',
      'สปินได้นับพันโลก',
      'Ngàn thế giới trong vòng quay',
      '천 가지 세계를 돌려 보세요',
      '千种世界，一转即达',
    ),
    subtitle: inFive(
      'New slots every week from fourteen studios',
      'สล็อตใหม่ทุกสัปดาห์จาก 14 ค่ายดัง',
      'Slot mới mỗi tuần từ mười bốn nhà cung cấp',
      '14개 게임사의 새 슬롯, 매주 업데이트',
      '十四家游戏厂商，每周上新老虎机',
    ),
    linkage: 'GAME',
  },
  {
    id: 'home-sports',
    group: 'w_home',
    picture: 'sports',
    title: inFive(
      'Match night starts here',
      'คืนแข่งขัน เริ่มต้นที่นี่',
      'Đêm bóng đá bắt đầu tại đây',
      '경기의 밤, 여기서 시작돼요',
      '比赛之夜，由此开场',
    ),
    subtitle: inFive(
      'Hundreds of live markets a day, settled quickly',
      'ราคาสดหลายร้อยคู่ทุกวัน คิดผลไว',
      'Hàng trăm kèo trực tiếp mỗi ngày, trả thưởng nhanh',
      '매일 수백 개의 라이브 마켓, 빠른 정산',
      '每日数百滚球盘口，快速结算',
    ),
    linkage: 'ROUTE',
    target: '/sports',
  },
  {
    id: 'home-vip',
    group: 'w_home',
    picture: 'vip',
    title: inFive(
      'A warmer welcome at every level',
      'ยิ่งเลเวลสูง ยิ่งดูแลดี',
      'Mỗi cấp bậc, một ưu đãi riêng',
      '등급이 오를수록 더 특별하게',
      '等级越高，礼遇越厚',
    ),
    subtitle: inFive(
      'Birthday gifts, weekly rebates and your own host',
      'ของขวัญวันเกิด เงินคืนรายสัปดาห์ และผู้ดูแลส่วนตัว',
      'Quà sinh nhật, hoàn trả hằng tuần và chuyên viên riêng',
      '생일 선물, 주간 페이백, 전담 매니저까지',
      '生日礼金、每周返水与专属客服',
    ),
    linkage: 'PROMOTION',
    target: 'vip-weekly',
  },
  {
    id: 'login',
    group: 'w_login',
    picture: 'festival',
    title: inFive(
      'Good to see you again',
      'ยินดีต้อนรับกลับมา',
      'Rất vui được gặp lại bạn',
      '다시 만나서 반가워요',
      '欢迎回来',
    ),
    subtitle: inFive(
      'Your favourites are where you left them',
      'เกมโปรดของคุณรออยู่ที่เดิม',
      'Game yêu thích vẫn ở đây chờ bạn',
      '즐겨찾기한 게임이 그대로 기다리고 있어요',
      '您收藏的游戏都在原处',
    ),
    linkage: 'NONE',
  },
  {
    id: 'register',
    group: 'w_register',
    picture: 'welcome',
    title: inFive(
      'Join {brand} in a minute',
      'สมัคร {brand} ในหนึ่งนาที',
      'Tham gia {brand} chỉ trong một phút',
      '1분이면 {brand} 가입 완료',
      '一分钟加入 {brand}',
    ),
    subtitle: inFive(
      'One account for every game',
      'บัญชีเดียว เล่นได้ทุกเกม',
      'Một tài khoản, chơi mọi game',
      '계정 하나로 모든 게임을',
      '一个账户，畅玩全部游戏',
    ),
    linkage: 'PROMOTION',
    target: 'welcome-bonus',
  },
  {
    id: 'forget',
    group: 'w_forget',
    picture: 'cashback',
    title: inFive(
      'Back in a moment',
      'กลับเข้าใช้งานได้ในไม่ช้า',
      'Trở lại ngay thôi',
      '금방 다시 들어올 수 있어요',
      '马上就能回来',
    ),
    subtitle: inFive(
      'Customer service is here day and night',
      'ฝ่ายบริการลูกค้าพร้อมช่วยเหลือทั้งวันทั้งคืน',
      'Chăm sóc khách hàng luôn sẵn sàng ngày đêm',
      '고객센터는 밤낮없이 열려 있어요',
      '客服日夜在线，随时为您服务',
    ),
    linkage: 'URL',
    target: 'https://{domain}/help',
  },
  {
    id: 'menu-referral',
    group: 'w_leftmenu',
    picture: 'referral',
    title: labelled('Refer and earn'),
    subtitle: inFive(
      '{amount:200} for each friend',
      'รับ {amount:200} ต่อเพื่อนหนึ่งคน',
      '{amount:200} cho mỗi người bạn',
      '친구 한 명당 {amount:200}',
      '每位好友 {amount:200}',
    ),
    linkage: 'PROMOTION',
    target: 'referral',
  },
  {
    id: 'menu-tournament',
    group: 'w_leftmenu',
    picture: 'tournament',
    title: inFive(
      'Weekend tournament',
      'ทัวร์นาเมนต์สุดสัปดาห์',
      'Giải đấu cuối tuần',
      '주말 토너먼트',
      '周末锦标赛',
    ),
    subtitle: inFive(
      'Prizes for two hundred places',
      'แจกรางวัล 200 อันดับ',
      'Thưởng cho 200 thứ hạng',
      '200위까지 상금 지급',
      '前两百名皆有奖',
    ),
    linkage: 'PROMOTION',
    target: 'weekend-tournament',
  },
]
