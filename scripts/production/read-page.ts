/** What of a page the rules judge. Plain data, so that it can come out of a browser. */
export interface PageParts {
  /** Headings and whether anything follows them, in the order of the page. `within`: numbers of the parts of the page around it. */
  pieces: { level: number | undefined; text: string; within: number[] }[]
  /** Lists, tables and choices without an entry, and labelled parts without content. */
  empty: string[]
  /** All that people and search engines read, a line for each block, option, label and description. */
  lines: string[]
  /** Targets of links and forms as they are written. */
  links: string[]
  /** Ids that a link within the page may lead to. */
  ids: string[]
  /** Addresses of pictures, films, captions, fonts and cards of shared links. */
  files: string[]
}

/**
 * Reads the page that a browser shows, or the HTML that a server sent. It runs in a browser, where it can use nothing that is
 * outside of it.
 */
export function readPage(html?: string): PageParts {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const unseen = 'script, style, template, noscript, [hidden], dialog:not([open])'
  const parts = 'section, article, aside, nav, main, footer, header, dialog, body'
  const blocks = new Set(
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BUTTON DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER LABEL LEGEND LI MAIN NAV OL OPTION P SECTION SUMMARY TABLE TD TH TR UL'.split(
      ' ',
    ),
  )
  const media = new Set(['IMG', 'VIDEO', 'INPUT', 'SELECT', 'TEXTAREA', 'CANVAS', 'IFRAME'])
  const pieces: PageParts['pieces'] = []
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    const text = line
      .replaceAll(/(?<=\w)\uE000+(?=[\w₹])/g, ' ')
      .replaceAll('\uE000', '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (text !== '') lines.push(text)
    line = ''
  }
  let count = 0

  const walk = (element: Element, within: number[]): void => {
    if (element.matches(unseen)) return
    const around = element.matches(parts) ? [...within, ++count] : within
    const isBlock = blocks.has(element.tagName)
    if (isBlock) endLine()
    // Two of them beside each other are two words, however they are set apart.
    if (element.tagName === 'SPAN') line += '\uE000'
    const level = /^H([1-6])$/.exec(element.tagName)?.[1]
    if (level !== undefined) pieces.push({ level: Number(level), text: element.textContent.trim(), within: around })
    if (media.has(element.tagName)) pieces.push({ level: undefined, text: element.tagName, within: around })
    for (const node of element.childNodes) {
      if (node.nodeType === 1) walk(node as Element, around)
      if (node.nodeType !== 3) continue
      const text = node.textContent ?? ''
      line += text
      if (text.trim() !== '' && !element.closest('h1, h2, h3, h4, h5, h6'))
        pieces.push({ level: undefined, text: text.trim(), within: around })
    }
    if (element.tagName === 'SPAN') line += '\uE000'
    if (isBlock) endLine()
  }
  walk(page.body, [])
  endLine()

  const seen = [...page.body.querySelectorAll('*')].filter((element) => !element.closest(unseen))
  // What is drawn while something loads says so, and a part that announces what happens is empty until it does.
  const lasting = seen.filter((element) => !element.closest('[aria-hidden=true], [aria-live]'))
  const nameOf = (element: Element) =>
    [element.tagName.toLowerCase(), element.getAttribute('aria-label') ?? element.id].filter(Boolean).join(' ')
  const entries = 'li, dt, tr, option, [role=option], [role=listitem]'
  const isEmptyList = (element: Element) =>
    element.matches('ul, ol, dl, table, select, datalist, [role=list]') && !element.querySelector(entries)
  const isEmptyPart = (element: Element) =>
    element.matches('section, article, nav, li, figure, aside[aria-label]') &&
    (element.textContent ?? '').trim() === '' &&
    !element.querySelector('img, video, svg, input, select, textarea')
  const empty = lasting.filter((element) => isEmptyList(element) || isEmptyPart(element)).map(nameOf)

  for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
    for (const element of seen) lines.push(element.getAttribute(name) ?? '')
  lines.push(page.title)
  for (const meta of page.querySelectorAll('meta[name=description], meta[property^="og:"]'))
    if (!/^og:(url|image)/.test(meta.getAttribute('property') ?? '')) lines.push(meta.getAttribute('content') ?? '')
  const tell = (value: unknown): void => {
    if (typeof value === 'string') lines.push(value)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'aggregateRating') lines.push(`structured data: ${JSON.stringify(inner)}`)
        tell(inner)
      }
  }
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) tell(JSON.parse(script.textContent))

  const attributes = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? [])
  const variants = attributes('img[srcset], source[srcset]', 'srcset').flatMap((set) =>
    set.split(',').flatMap((variant) => variant.trim().split(/\s/)[0] ?? []),
  )
  return {
    pieces,
    empty,
    lines: [...new Set(lines.map((text) => text.trim()).filter(Boolean))],
    links: [...new Set([...attributes('a[href]', 'href'), ...attributes('form[action]', 'action')])],
    ids: attributes('[id]', 'id'),
    files: [
      ...new Set([
        ...attributes('img[src], source[src], track[src], video[src]', 'src'),
        ...variants,
        ...attributes('video[poster]', 'poster'),
        ...attributes('link[rel=icon], link[rel=preload], link[rel=stylesheet]', 'href'),
        ...attributes('meta[property="og:image"]', 'content'),
      ]),
    ].filter((address) => !address.startsWith('data:')),
  }
}
