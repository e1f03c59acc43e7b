import { delivered, type Good } from './good.ts'
import { inFive } from './words.ts'

const gold = delivered('gold')

export const GOLD: readonly Good[] = [
  gold(
    {
      id: 'gold-bar-15',
      picture: { art: 'goldBar', hue: 85 },
      points: 2_900_000,
      baht: 19_000,
      stock: 2,
      mark: 'hot',
    },
    inFive(
      'Gold bar, 15.2 g',
      'ทองคำแท่ง 1 บาท (15.2 กรัม)',
      'Vàng miếng 15,2 g',
      '골드바 15.2g',
      '金条 15.2 克',
    ),
    inFive(
      'Fine gold of 965, sealed, with its certificate.',
      'ทองคำ 96.5% บรรจุซีลพร้อมใบรับรอง',
      'Vàng 96,5%, niêm phong kèm giấy chứng nhận.',
      '순도 96.5%, 밀봉 포장과 보증서를 드립니다.',
      '成色 965，密封包装并附证书。',
    ),
  ),
  gold(
    {
      id: 'gold-bar-4',
      picture: { art: 'goldBar', hue: 70 },
      points: 980_000,
      baht: 4500,
      stock: 4,
    },
    inFive(
      'Gold bar, 3.8 g',
      'ทองคำแท่ง 1 สลึง (3.8 กรัม)',
      'Vàng miếng 3,8 g',
      '골드바 3.8g',
      '金条 3.8 克',
    ),
    inFive(
      'Small, sealed and certified: a gift that keeps.',
      'แท่งเล็ก ซีลพร้อมใบรับรอง ของขวัญที่มีค่าเสมอ',
      'Nhỏ gọn, niêm phong, có chứng nhận: món quà bền giá trị.',
      '작고 밀봉된 보증 제품으로 오래 남는 선물입니다.',
      '小巧密封并附证书，保值好礼。',
    ),
  ),
  gold(
    { id: 'gold-coin-1', picture: { art: 'goldCoin', hue: 88 }, points: 350_000, stock: 10 },
    inFive('Gold coin, 1 g', 'เหรียญทองคำ 1 กรัม', 'Đồng xu vàng 1 g', '금화 1g', '金币 1 克'),
    inFive(
      'A lotus in relief, in a case of acrylic glass.',
      'ลายดอกบัวนูน ในกล่องอะคริลิก',
      'Khắc nổi hoa sen, trong hộp mica.',
      '연꽃 부조를 아크릴 케이스에 담았습니다.',
      '莲花浮雕，亚克力盒装。',
    ),
  ),
  gold(
    {
      id: 'gold-necklace',
      picture: { art: 'necklace', hue: 30 },
      points: 1_150_000,
      baht: 5900,
      stock: 2,
      mark: 'new',
    },
    inFive(
      'Gold necklace with pendant',
      'สร้อยคอทองคำพร้อมจี้',
      'Dây chuyền vàng kèm mặt',
      '금목걸이와 펜던트',
      '金项链配吊坠',
    ),
    inFive(
      'A fine chain of 45 cm with a jade pendant.',
      'สร้อยเส้นเล็กยาว 45 ซม. จี้หยก',
      'Sợi mảnh 45 cm, mặt ngọc.',
      '45cm의 가는 체인과 옥 펜던트입니다.',
      '45 厘米细链，翡翠吊坠。',
    ),
  ),
  gold(
    {
      id: 'gold-bracelet',
      picture: { art: 'bracelet', hue: 350 },
      points: 860_000,
      baht: 3900,
      stock: 3,
    },
    inFive('Gold bracelet', 'สร้อยข้อมือทองคำ', 'Lắc tay vàng', '금팔찌', '金手链'),
    inFive(
      'Links of polished gold, in a box of velvet.',
      'ข้อทองขัดเงา ในกล่องกำมะหยี่',
      'Mắt xích vàng bóng, trong hộp nhung.',
      '광택 나는 금 링크를 벨벳 상자에 담았습니다.',
      '抛光金链环，天鹅绒盒装。',
    ),
  ),
]
