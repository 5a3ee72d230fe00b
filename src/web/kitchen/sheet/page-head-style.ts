/** Returns the style of printed pages with a text and the number of the page above each. */
export function pageHeadStyle(text: string): string {
  const look = 'font: 9pt sans-serif; vertical-align: bottom; padding-bottom: 3mm'
  return `@page {
    margin: 18mm 12mm 12mm;
    @top-left { content: ${quoted(text)}; ${look}; }
    @top-right { content: counter(page) " / " counter(pages); ${look}; }
  }`
}

/** A text as a string of CSS. What could end the string, or the style, is written by its code. */
function quoted(text: string): string {
  const codeOf = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `
  return `"${text.replace(/[^\p{L}\p{M}\p{N} ,.:·–-]/gu, codeOf)}"`
}
