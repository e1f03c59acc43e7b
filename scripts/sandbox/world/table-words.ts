import type { Words } from '../db/tables.ts'
import type { GAME_CLASSIFIES } from '#parts/games/schema.ts'

export type Classify = (typeof GAME_CLASSIFIES)[number]

const words = (EN: string, TH: string, VI: string, KO: string, CN: string): Words => ({
  EN,
  TH,
  VI,
  KO,
  CN,
})

/** Games dealt by a person or among players, with the kind under which lists file them. */
export const LIVE_GAMES: readonly [Classify, Words][] = [
  ['BACCARAT', words('Baccarat', 'บาคาร่า', 'Baccarat', '바카라', '百家乐')],
  [
    'BACCARAT',
    words('Speed Baccarat', 'สปีดบาคาร่า', 'Baccarat Tốc Độ', '스피드 바카라', '极速百家乐'),
  ],
  [
    'BACCARAT',
    words('Squeeze Baccarat', 'บาคาร่าบีบไพ่', 'Baccarat Nặn Bài', '스퀴즈 바카라', '咪牌百家乐'),
  ],
  ['DRAGON_TIGER', words('Dragon Tiger', 'เสือมังกร', 'Rồng Hổ', '드래곤 타이거', '龙虎')],
  ['SICBO', words('Sic Bo', 'ไฮโล', 'Tài Xỉu', '식보', '骰宝')],
  ['ROULETTE', words('Roulette', 'รูเล็ต', 'Roulette', '룰렛', '轮盘')],
  ['ROULETTE', words('Auto Roulette', 'ออโต้รูเล็ต', 'Roulette Tự Động', '오토 룰렛', '自动轮盘')],
  ['BLACKJACK', words('Blackjack', 'แบล็คแจ็ค', 'Xì Dách', '블랙잭', '二十一点')],
  ['FAN_TAN', words('Fan Tan', 'ฟานตัน', 'Fan Tan', '판탄', '番摊')],
  ['NIUNIU', words('Niu Niu', 'วัวสู้วัว', 'Ngưu Ngưu', '니우니우', '牛牛')],
  [
    'THREE_CARD_POKER',
    words('Three Card Poker', 'โป๊กเกอร์สามใบ', 'Bài Ba Lá', '쓰리카드 포커', '三张牌'),
  ],
  ['ZJH', words('Golden Flower', 'ไพ่สามกอง', 'Trá Kim Hoa', '골든 플라워', '炸金花')],
]

/** Rooms in which a live table may stand. */
export const ROOMS: readonly Words[] = [
  words('Orchid Room', 'ห้องกล้วยไม้', 'Phòng Phong Lan', '난초 룸', '兰花厅'),
  words('Pearl Room', 'ห้องไข่มุก', 'Phòng Ngọc Trai', '진주 룸', '珍珠厅'),
  words('Riverside', 'ริมน้ำ', 'Ven Sông', '리버사이드', '河畔厅'),
  words('Grand Hall', 'ห้องโถงใหญ่', 'Đại Sảnh', '그랜드 홀', '大厅'),
  words('Private Salon', 'ห้องส่วนตัว', 'Phòng Riêng', '프라이빗 살롱', '贵宾厅'),
  words('Sunrise', 'อรุณรุ่ง', 'Bình Minh', '선라이즈', '旭日厅'),
  words('Jade Court', 'ตำหนักหยก', 'Ngọc Các', '비취 코트', '翡翠厅'),
  words('Studio', 'สตูดิโอ', 'Trường Quay', '스튜디오', '演播厅'),
]

/** Card games among players. */
export const CARD_GAMES: readonly [Classify, Words][] = [
  ['NIUNIU', words('Bull Fight', 'ป๊อกวัว', 'Đấu Bò', '불파이트', '抢庄牛牛')],
  ['ZJH', words('Win Three Cards', 'ไพ่สามใบ', 'Ba Cây', '윈 쓰리카드', '炸金花')],
  ['THREE_CARD_POKER', words('Pok Deng', 'ป๊อกเด้ง', 'Pok Deng', '폭뎅', '博九')],
  [
    'BACCARAT',
    words('Banker Baccarat', 'บาคาร่าเจ้ามือ', 'Baccarat Nhà Cái', '뱅커 바카라', '抢庄百家乐'),
  ],
  ['TABLE', words('Dummy', 'ดัมมี่', 'Dummy', '더미', '达米牌')],
  ['TABLE', words('Southern Thirteen', 'ไพ่สิบสามใบ', 'Tiến Lên Miền Nam', '서던 서틴', '十三张')],
  ['TABLE', words('Phom', 'ไพ่พม', 'Phỏm', '폼', '越南拉米')],
  ['TABLE', words('Go-Stop', 'โกสต๊อป', 'Go-Stop', '맞고', '花斗')],
  ['TABLE', words('Landlord', 'โค่นเจ้าที่', 'Đấu Địa Chủ', '또우디주', '斗地主')],
  ['BLACKJACK', words('Twenty-One', 'ยี่สิบเอ็ดแต้ม', 'Xì Dách Đối Kháng', '트웬티원', '廿一点')],
  ['DRAGON_TIGER', words('Dragon Tiger Duel', 'ดวลเสือมังกร', 'Long Hổ Đấu', '용호 결투', '龙虎斗')],
  ['SICBO', words('Lucky Dice', 'เต๋านำโชค', 'Xúc Xắc May Mắn', '럭키 다이스', '幸运骰子')],
]

/** Stakes of a card table. */
export const LEVELS: readonly Words[] = [
  words('Beginner', 'ห้องเริ่มต้น', 'Sơ Cấp', '초급', '初级场'),
  words('Classic', 'คลาสสิก', 'Cổ Điển', '클래식', '经典场'),
  words('Quick', 'เกมเร็ว', 'Nhanh', '퀵', '快速场'),
  words('Expert', 'ห้องเซียน', 'Cao Thủ', '고수', '高手场'),
  words('Tournament', 'ทัวร์นาเมนต์', 'Giải Đấu', '토너먼트', '锦标赛'),
  words('Evening', 'รอบค่ำ', 'Buổi Tối', '이브닝', '夜场'),
]

/** Sports and e-sports markets; team, league and title names stay generic on purpose. */
export const SPORTS: readonly Words[] = [
  words('Football', 'ฟุตบอล', 'Bóng Đá', '축구', '足球'),
  words('Basketball', 'บาสเกตบอล', 'Bóng Rổ', '농구', '篮球'),
  words('Tennis', 'เทนนิส', 'Quần Vợt', '테니스', '网球'),
  words('Volleyball', 'วอลเลย์บอล', 'Bóng Chuyền', '배구', '排球'),
  words('Badminton', 'แบดมินตัน', 'Cầu Lông', '배드민턴', '羽毛球'),
  words('Boxing', 'มวย', 'Quyền Anh', '복싱', '拳击'),
  words('Baseball', 'เบสบอล', 'Bóng Chày', '야구', '棒球'),
  words('Table Tennis', 'เทเบิลเทนนิส', 'Bóng Bàn', '탁구', '乒乓球'),
]
export const ESPORTS: readonly Words[] = [
  words('Five-a-side Arena', 'สนามห้าต่อห้า', 'Đấu Trường 5v5', '5대5 아레나', '五对五竞技场'),
  words('Tactical Shooter', 'ยิงยุทธวิธี', 'Bắn Súng Chiến Thuật', '전술 슈팅', '战术射击'),
  words('Battle Royale', 'เอาชีวิตรอด', 'Sinh Tồn', '배틀로얄', '大逃杀'),
  words('Kart Racing', 'แข่งโกคาร์ต', 'Đua Kart', '카트 레이싱', '卡丁车'),
  words('Card Duel', 'ดวลการ์ด', 'Đấu Thẻ Bài', '카드 대결', '卡牌对战'),
  words('Street Fight Cup', 'ศึกนักสู้', 'Cúp Đối Kháng', '격투 컵', '格斗杯'),
]

/** What sports and e-sports vendors offer of each market; every vendor has two of its own. */
export const BOOKS: readonly Words[] = [
  words('{} Today', '{}วันนี้', '{} Hôm Nay', '오늘의 {}', '今日{}'),
  words('{} Live', '{}สด', '{} Trực Tiếp', '{} 라이브', '{}滚球'),
  words('{} Parlay', '{}สเต็ป', '{} Cược Xiên', '{} 조합', '{}串关'),
  words('Early {}', '{}ล่วงหน้า', '{} Kèo Sớm', '{} 사전', '早盘{}'),
  words('{} Specials', '{}พิเศษ', '{} Đặc Biệt', '{} 스페셜', '{}特别盘'),
  words('{} Outrights', '{}ทายแชมป์', '{} Vô Địch', '{} 우승 예측', '{}冠军盘'),
  words('Virtual {}', '{}เสมือนจริง', '{} Ảo', '가상 {}', '虚拟{}'),
  words('{} Express', '{}ด่วน', '{} Siêu Tốc', '{} 익스프레스', '极速{}'),
]
