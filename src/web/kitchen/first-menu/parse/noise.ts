import { withPlainDigits } from './clean-text.ts'
import { anyWord } from './word-pattern.ts'

const of: readonly RegExp[] = [
  // Phones, links, addresses and days.
  /(?:\+?91[\s-]*)?(?<!\d)[6-9]\d{4}[\s-]?\d{5}(?!\d)/,
  /(?<!\d)0\d{2,4}[\s-]?\d{6,8}(?!\d)/,
  /https?:|www\.|\S+@\S+\.\S+/i,
  /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/,
  /(?<!\d)4\d{2}\s?\d{3}(?!\d)/,
  anyWord(`road rd marg chs society nagar chowk floor opp opposite near building bldg shop_no plot landmark`),
  /\([ew]\)\s*$/i,
  // Money and terms.
  /^\W*(?:rs\b|inr\b|\d|only\b|full\b|thali\b|plate\b).*?(?:per|prati|\/|प्रति|प्रती)\s*(?:plate|person|head|pax|leaf|thali|taat|tat|cover|ताट|प्लेट)\b/iu,
  /प्रति प्लेट/u,
  anyWord(`gst tax taxes advance payment cheque transport delivery deliver crockery waiters waiter included inclusive exclusive charges
    charge rates rate rate_list price prices cost amount total sub_total subtotal quotation bill invoice discount w_e_f terms conditions balance`),
  /\S\s+extra$/i,
  /^(?:above|kamit kami|minimum|min\.?|maximum|max\.?)\b/i,
  /(?:\bmin(?:imum|\.)?\s*\d|\d+\s*(?:pax|guests?|persons?|people|plates|hours?|days?|km|child(?:ren)?)\b|किमान|न्यूनतम)/iu,
  // Who writes.
  anyWord(`caterer caterers catering caterors kitchen_services banquet banquets hall mess valid centre center available availabe includes include onwards helper helpers disposables credit companies events pvt ltd proprietor services since contact call mobile mob ph phone whatsapp gpay paytm upi
    phonepe order orders booking bookings book location timing timings open closed hygienic homemade home_made quality taste
    jai shree_krishna
    केटरर्स केटरिंग संपर्क मो मोबाईल फोन ऑर्डर धन्यवाद नमस्कार नमस्ते किमान जय मो. મો સંપર્ક જય કેટરર્સ`),
  // Talk.
  anyWord(`hi hello hey dear sir madam mam maam ji bhai aunty uncle team namaste namaskar salaam salam jinendra thanks thank thankyou regards
    please pls plz kindly find requirement discussed hai hain bhejo kitna kya karo kar dya divas aadhi ok okay yes will let you your
    we i am is are was can would we_have i_have
    lagega lagenge milega milenge hoga honge denge karenge jayega chahie chahiye sakta nahi confirm thik below attached note good_morning good_evening good_afternoon wish welcome_to per_day`),
  /\?\s*$/,
  /^(?:half|full|qty|quantity|small|large|regular)(?:\s*\/\s*(?:half|full|qty|large|plate))*$/i,
  /\b(?:package|pkg|option)\b|^menu\s*(?:no\.?\s*)?\d*$|^(?:menu card|our menu|the menu|menu list|list|food menu)$/i,
  /\b(?:wedding|party|reception|birthday|corporate|festival|function|engagement|buffet|walima|pooja)\s+menu\b/i,
  /\bmenu\s+(?:for|of|is|final)\b|\bmenu\s+\d+\s+(?:guest|pax|people)/i,
  /(?<!sugar|egg|gluten|oil|fat|dairy|nut)[\s-]free\b/i,
  /\d\s*%|\bpure veg\b/i,
  /^["“'].*["”']$/,
  /,\s*$/,
]

/** Words that make a longer text a sentence, and that a name of a dish may have. */
const mostWords = 10
const mostCharacters = 90

/** Reports whether a line says nothing of a menu: contacts, terms, greetings, prices of whole plates, rulers. */
export function isNoise(line: string): boolean {
  const plain = withPlainDigits(line).trim()
  if (!/\p{L}/u.test(plain)) return true
  return of.some((pattern) => pattern.test(plain))
}

/** Reports whether a text is too long for the name of a dish. */
export function isSentence(text: string): boolean {
  return text.length > mostCharacters || text.split(/\s+/).length > mostWords
}
