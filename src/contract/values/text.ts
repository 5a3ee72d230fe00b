/**
 * Characters that nobody sees or that change what others look like: control characters, lone surrogates, private ones, and those
 * that hide, turn, join or are blank, such as U+200B, U+202E and U+3164. What is not assigned yet may be an emoji of tomorrow.
 */
const hidden = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\uffa0\ufff0-\uffff\u{e0000}-\u{e0fff}`

/** Scripts that are written with joiners: Arabic, and those of India from Devanagari to Sinhala. */
const joined = String.raw`[\u0600-\u06ff\u0900-\u0dff]`
/** The signs that take the vowel away; a joiner after one shows or hides the half form, at the end of a word too. */
const virama = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`
const joiner = String.raw`[\u200c\u200d]`
/**
 * A joiner where it changes what is seen. What decides is looked at and not taken, so that every text can be read in one way only:
 * with two ways for each joiner, rejecting a text of forty of them would take minutes.
 */
const joins = String.raw`(?=(?<=${virama})|(?<=${joined})${joiner}${joined}|(?<=[\p{S}\ufe0f])\u200d\p{S})${joiner}`
/** The flags of England, Scotland and Wales, which are spelled in tags. */
const flag = String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`

/**
 * One line of what people write. A joiner (U+200C, U+200D) is accepted where it changes what is seen: within scripts that are
 * written with it, and between the signs of an emoji.
 */
export const linePattern = new RegExp(`^(?:[^${hidden}]|${joins}|${flag})*$`, 'u')

/** As {@link linePattern}, in several lines. */
export const linesPattern = new RegExp(String.raw`^(?:[\n\r\t]|[^${hidden}]|${joins}|${flag})*$`, 'u')

/** A letter or digit of any script, which a name needs. */
export const readablePattern = /[\p{L}\p{N}]/u
