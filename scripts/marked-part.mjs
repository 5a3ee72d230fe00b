/** Returns a text with what it has between `<!-- name -->` and the next `<!-- end -->` replaced. */
export function withPart(text, name, part) {
  const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`)
  if (!place.test(text)) throw new Error(`there is no place for the part ${name}`)
  return text.replace(place, (_, start, end) => `${start}${part}${end}`)
}
