import type { HelpTopicWords } from './help-topic.ts'
import { inFive } from './words.ts'

/** Money in and out. */
export const MONEY_TOPICS: readonly HelpTopicWords[] = [
  {
    id: 'deposit',
    group: 'money',
    title: inFive('How to deposit', 'วิธีฝากเงิน', 'Cách nạp tiền', '입금 방법', '如何存款'),
    content: inFive(
      '<ol><li>Open “{label:Deposit}” with the plus beside your balance.</li><li>Choose a way to pay and enter an amount of at least {amount:100}.</li><li>Pay exactly that amount to the account or the code that is shown, from an account in your own name.</li></ol><p>The amount is credited as a rule within three minutes; the page of the deposit says what is happening. Always use the account of the newest deposit: it may be another one next time.</p>',
      '<ol><li>เปิด “{label:Deposit}” ด้วยปุ่มบวกข้างยอดเงิน</li><li>เลือกช่องทางและใส่จำนวนเงิน ขั้นต่ำ {amount:100}</li><li>โอนตามจำนวนนั้นพอดีเข้าบัญชีหรือคิวอาร์โค้ดที่แสดง จากบัญชีที่เป็นชื่อของคุณ</li></ol><p>โดยปกติยอดจะเข้าใน 3 นาที หน้ารายการฝากแสดงสถานะให้ดู กรุณาใช้บัญชีของรายการล่าสุดเสมอ เพราะครั้งถัดไปอาจเป็นบัญชีอื่น</p>',
      '<ol><li>Mở “{label:Deposit}” bằng nút dấu cộng cạnh số dư.</li><li>Chọn cách thanh toán và nhập số tiền từ {amount:100}.</li><li>Chuyển đúng số tiền đó vào tài khoản hoặc mã QR hiển thị, từ tài khoản đứng tên bạn.</li></ol><p>Thông thường tiền vào trong ba phút; trang của lệnh nạp cho biết đang đến đâu. Vui lòng luôn dùng tài khoản của lệnh mới nhất, vì lần sau có thể là tài khoản khác.</p>',
      '<ol><li>잔액 옆의 플러스 버튼으로 “{label:Deposit}” 화면을 열어 주세요.</li><li>결제 수단을 고르고 금액을 입력해 주세요. 최소 입금액은 {amount:100}입니다.</li><li>본인 명의 계좌에서 표시된 계좌나 QR 코드로 정확히 같은 금액을 송금해 주세요.</li></ol><p>보통 3분 안에 반영되며 진행 상황은 입금 페이지에 표시됩니다. 계좌는 매번 바뀔 수 있으니 항상 가장 최근에 안내된 계좌를 이용해 주세요.</p>',
      '<ol><li>点击余额旁的加号，打开“{label:Deposit}”。</li><li>选择支付方式，输入不少于 {amount:100} 的金额。</li><li>从本人名下的账户，按该金额准确付款至页面显示的账户或二维码。</li></ol><p>通常三分钟内到账，存款页面会显示进度。收款账户可能变更，请始终使用最新一笔存款所显示的账户。</p>',
    ),
    questions: [
      {
        id: 'deposit-late',
        title: inFive(
          'I paid, but the money is not there',
          'โอนแล้วแต่ยอดไม่เข้า',
          'Tôi đã chuyển nhưng chưa thấy tiền',
          '송금했는데 반영되지 않았습니다',
          '已付款但未到账',
        ),
        content: inFive(
          '<p>Open the deposit and send its slip there. Money that came late, twice, or in another amount is not lost: we find it by the slip and credit what came in.</p>',
          '<p>เปิดรายการฝากแล้วแนบสลิปที่นั่น เงินที่เข้าช้า เข้าซ้ำ หรือไม่ตรงจำนวนไม่หาย เราค้นจากสลิปและเพิ่มยอดตามที่เข้าจริง</p>',
          '<p>Mở lệnh nạp và gửi biên lai tại đó. Tiền đến muộn, đến hai lần hay sai số tiền đều không bị mất: chúng tôi tìm theo biên lai và cộng đúng số đã nhận.</p>',
          '<p>입금 내역을 열어 송금 확인증을 올려 주세요. 늦게 도착했거나 중복되었거나 금액이 다른 입금도 사라지지 않으며, 확인증으로 찾아 실제 받은 금액을 반영해 드립니다.</p>',
          '<p>请打开该笔存款，上传付款凭证。延迟、重复或金额不符的款项不会丢失，我们会凭凭证查找，并按实际到账金额入账。</p>',
        ),
      },
      {
        id: 'deposit-name',
        title: inFive(
          'May someone else pay for me?',
          'ให้คนอื่นโอนแทนได้ไหม',
          'Người khác chuyển giúp tôi được không?',
          '다른 사람이 대신 입금해도 됩니까?',
          '可以由他人代付吗？',
        ),
        content: inFive(
          '<p>No. Pay from an account in your own name. We return what comes from others, and that may take days.</p>',
          '<p>ไม่ได้ กรุณาโอนจากบัญชีที่เป็นชื่อของคุณ เงินจากผู้อื่นเราจะคืนให้ ซึ่งอาจใช้เวลาหลายวัน</p>',
          '<p>Không. Vui lòng chuyển từ tài khoản đứng tên bạn. Tiền từ người khác sẽ được hoàn lại và có thể mất vài ngày.</p>',
          '<p>아니요, 본인 명의 계좌에서 입금해 주세요. 타인 명의 입금은 반환해 드리며 며칠이 걸릴 수 있습니다.</p>',
          '<p>不可以，请从本人名下账户付款。他人付款将被退回，可能需要数日。</p>',
        ),
      },
    ],
  },
  {
    id: 'withdraw',
    group: 'money',
    title: inFive('How to withdraw', 'วิธีถอนเงิน', 'Cách rút tiền', '출금 방법', '如何提款'),
    content: inFive(
      '<p>Bind a bank account in your own name first. A withdrawal needs your payment password and at least {amount:100}.</p><ol><li>Choose the account and the amount; the page shows the fee and what arrives.</li><li>Check everything, and enter the payment password.</li><li>Follow it on its page: it is reviewed, approved and paid, as a rule within half an hour.</li></ol><p>When the money has arrived, confirm it in your account; if it has not, send us a picture of your statement there.</p>',
      '<p>กรุณาผูกบัญชีธนาคารที่เป็นชื่อของคุณก่อน การถอนต้องใช้รหัสผ่านการเงิน ขั้นต่ำ {amount:100}</p><ol><li>เลือกบัญชีและจำนวนเงิน หน้าจะแสดงค่าธรรมเนียมและยอดที่จะได้รับ</li><li>ตรวจทานทุกอย่างแล้วใส่รหัสผ่านการเงิน</li><li>ติดตามได้ที่หน้ารายการถอน ระบบตรวจสอบ อนุมัติ และโอนเงิน โดยปกติภายในครึ่งชั่วโมง</li></ol><p>เมื่อเงินเข้าแล้ว กรุณากดยืนยันในบัญชีของคุณ หากยังไม่เข้า ส่งภาพรายการเดินบัญชีให้เราได้ที่นั่น</p>',
      '<p>Trước hết, vui lòng liên kết tài khoản ngân hàng đứng tên bạn. Khi rút cần có mật khẩu giao dịch, số tiền tối thiểu là {amount:100}.</p><ol><li>Chọn tài khoản và số tiền; trang sẽ hiện phí và số tiền thực nhận.</li><li>Kiểm tra kỹ rồi nhập mật khẩu giao dịch.</li><li>Theo dõi tại trang của lệnh rút: xét duyệt, chấp thuận rồi chuyển tiền, thường trong nửa giờ.</li></ol><p>Khi tiền đã về, vui lòng xác nhận trong tài khoản; nếu chưa, gửi ảnh sao kê cho chúng tôi tại đó.</p>',
      '<p>먼저 본인 명의 계좌를 등록해 주세요. 출금할 때는 출금 비밀번호가 필요하며, 최소 출금액은 {amount:100}입니다.</p><ol><li>계좌와 금액을 선택하면 수수료와 받으실 금액이 표시됩니다.</li><li>내용을 모두 확인하고 출금 비밀번호를 입력해 주세요.</li><li>출금 페이지에서 진행 상황을 확인해 주세요. 심사와 승인을 거쳐 보통 30분 안에 송금됩니다.</li></ol><p>출금액이 계좌에 들어오면 계정에서 확인을 눌러 주세요. 들어오지 않았다면 같은 곳에서 거래 내역 사진을 보내 주세요.</p>',
      '<p>请先绑定本人名下的银行账户。提款需要资金密码，金额不少于 {amount:100}。</p><ol><li>选择账户与金额，页面会显示手续费和实际到账金额。</li><li>仔细核对后输入资金密码。</li><li>在提款页面查看进度：审核、批准、出款，通常半小时内完成。</li></ol><p>到账后请在账户中确认；若未到账，可在该处上传银行流水截图。</p>',
    ),
    questions: [
      {
        id: 'withdraw-refused',
        title: inFive(
          'Why can’t I withdraw?',
          'ทำไมถอนไม่ได้',
          'Vì sao tôi chưa rút được?',
          '출금이 안 되는 이유는 무엇입니까?',
          '为什么不能提款？',
        ),
        content: inFive(
          '<p>The page of withdrawals lists what is still missing and leads to each step: a phone number to confirm, a bank account to add, or an amount to bet for a bonus, in figures. A new bank account can be used after a short wait, which protects you if someone else added it.</p>',
          '<p>หน้าถอนเงินบอกว่ายังขาดอะไรและพาไปทำทีละข้อ เช่น ยืนยันเบอร์โทรศัพท์ เพิ่มบัญชีธนาคาร หรือยอดเดิมพันที่ต้องทำให้ครบสำหรับโบนัส บัญชีธนาคารใหม่ใช้ได้หลังรอสักครู่ เพื่อปกป้องคุณหากคนอื่นเป็นผู้เพิ่ม</p>',
          '<p>Trang rút tiền liệt kê những gì còn thiếu và dẫn bạn đến từng bước: xác nhận số điện thoại, thêm tài khoản ngân hàng, hoặc số tiền còn phải cược cho tiền thưởng. Tài khoản ngân hàng mới dùng được sau một thời gian chờ ngắn, để bảo vệ bạn nếu người khác thêm vào.</p>',
          '<p>출금 페이지에 남은 조건과 바로 가는 단계가 표시됩니다. 휴대폰 인증, 은행 계좌 등록, 보너스 베팅 조건의 남은 금액 등입니다. 새 계좌는 다른 사람이 등록했을 경우에 대비해 잠시 후부터 이용할 수 있습니다.</p>',
          '<p>提款页面会列出尚缺的条件并引导您完成：验证手机、添加银行账户，或红利尚需完成的流水金额。新增银行账户需稍候方可使用，以防他人擅自添加。</p>',
        ),
      },
      {
        id: 'withdraw-late',
        title: inFive(
          'It says paid, but nothing has arrived',
          'สถานะโอนแล้วแต่เงินยังไม่เข้า',
          'Báo đã chuyển nhưng chưa nhận được',
          '송금됨으로 표시되는데 들어오지 않았습니다',
          '显示已出款但未收到',
        ),
        content: inFive(
          '<p>Banks rest at night and on holidays. If it is not there after two hours, choose “not received” at the withdrawal and add a picture of your statement. Money that a bank sends back returns to your balance.</p>',
          '<p>ธนาคารอาจหยุดช่วงกลางคืนและวันหยุด หากเกินสองชั่วโมงแล้วยังไม่เข้า กรุณาแจ้งว่ายังไม่ได้รับที่รายการถอนและแนบภาพรายการเดินบัญชี เงินที่ธนาคารตีกลับจะคืนเข้ายอดของคุณ</p>',
          '<p>Ngân hàng nghỉ ban đêm và ngày lễ. Nếu sau hai giờ vẫn chưa có, vui lòng báo chưa nhận được tại lệnh rút và thêm ảnh sao kê. Tiền bị ngân hàng trả về sẽ quay lại số dư của bạn.</p>',
          '<p>은행은 야간과 공휴일에 처리가 늦어질 수 있습니다. 2시간이 지나도 들어오지 않으면 해당 출금에서 받지 못함을 선택하고 거래 내역 사진을 올려 주세요. 은행에서 반송된 금액은 잔액으로 돌아옵니다.</p>',
          '<p>银行夜间及节假日可能延迟。若两小时后仍未到账，请在该笔提款中选择未收到，并附上银行流水截图。银行退回的款项会返还至您的余额。</p>',
        ),
      },
    ],
  },
  {
    id: 'fees',
    group: 'money',
    title: inFive(
      'Fees and limits',
      'ค่าธรรมเนียมและวงเงิน',
      'Phí và hạn mức',
      '수수료와 한도',
      '费用与限额',
    ),
    content: inFive(
      '<table><thead><tr><th></th><th>Fee</th><th>Least</th><th>Most</th></tr></thead><tbody><tr><td>Deposit by bank or QR code</td><td>none</td><td>{amount:100}</td><td>{amount:500000}</td></tr><tr><td>Withdrawal to a bank</td><td>0.5%, at least {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>Withdrawal to an e-wallet</td><td>1%, at least {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>Withdrawals in 24 hours</td><td></td><td></td><td>{amount:500000}</td></tr></tbody></table><p>The page of each deposit and withdrawal shows its own fee and limits before you confirm. Your bank may charge something of its own.</p>',
      '<table><thead><tr><th></th><th>ค่าธรรมเนียม</th><th>ขั้นต่ำ</th><th>สูงสุด</th></tr></thead><tbody><tr><td>ฝากผ่านธนาคารหรือคิวอาร์โค้ด</td><td>ไม่มี</td><td>{amount:100}</td><td>{amount:500000}</td></tr><tr><td>ถอนเข้าธนาคาร</td><td>0.5% ขั้นต่ำ {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>ถอนเข้าอีวอลเล็ต</td><td>1% ขั้นต่ำ {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>ยอดถอนใน 24 ชั่วโมง</td><td></td><td></td><td>{amount:500000}</td></tr></tbody></table><p>หน้าฝากและถอนแสดงค่าธรรมเนียมและวงเงินก่อนยืนยันทุกครั้ง ธนาคารของคุณอาจคิดค่าบริการเอง</p>',
      '<table><thead><tr><th></th><th>Phí</th><th>Tối thiểu</th><th>Tối đa</th></tr></thead><tbody><tr><td>Nạp qua ngân hàng hoặc mã QR</td><td>không</td><td>{amount:100}</td><td>{amount:500000}</td></tr><tr><td>Rút về ngân hàng</td><td>0,5%, ít nhất {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>Rút về ví điện tử</td><td>1%, ít nhất {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>Tổng rút trong 24 giờ</td><td></td><td></td><td>{amount:500000}</td></tr></tbody></table><p>Trang nạp và rút luôn hiện phí và hạn mức trước khi bạn xác nhận. Ngân hàng của bạn có thể thu phí riêng.</p>',
      '<table><thead><tr><th></th><th>수수료</th><th>최소</th><th>최대</th></tr></thead><tbody><tr><td>은행·QR 코드 입금</td><td>없음</td><td>{amount:100}</td><td>{amount:500000}</td></tr><tr><td>은행 출금</td><td>0.5%, 최소 {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>전자지갑 출금</td><td>1%, 최소 {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>24시간 출금 합계</td><td></td><td></td><td>{amount:500000}</td></tr></tbody></table><p>입금과 출금 페이지에는 확인 전에 항상 수수료와 한도가 표시됩니다. 이용하시는 은행에서 별도 수수료를 받을 수 있습니다.</p>',
      '<table><thead><tr><th></th><th>手续费</th><th>最低</th><th>最高</th></tr></thead><tbody><tr><td>银行或二维码存款</td><td>无</td><td>{amount:100}</td><td>{amount:500000}</td></tr><tr><td>提款至银行</td><td>0.5%，最低 {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>提款至电子钱包</td><td>1%，最低 {amount:10}</td><td>{amount:100}</td><td>{amount:200000}</td></tr><tr><td>24 小时提款总额</td><td></td><td></td><td>{amount:500000}</td></tr></tbody></table><p>存款与提款页面会在确认前显示相应的手续费与限额。您的银行可能另行收费。</p>',
    ),
  },
]
