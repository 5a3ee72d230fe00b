interface ListedPage {
  path: string
  title: string
  about?: string
}

interface Llms {
  title: string
  summary: string
  sections: readonly { title: string; pages: readonly ListedPage[] }[]
}

/** Returns a site's llms.txt: a heading, a summary, and lists of links, as https://llmstxt.org has it. */
export function llmsText(origin: string, { title, summary, sections }: Llms): string {
  const lists = sections.map(
    (section) => `## ${section.title}\n\n${section.pages.map((page) => line(origin, page)).join('\n')}\n`,
  )
  return `# ${title}\n\n> ${summary}\n\n${lists.join('\n')}`
}

function line(origin: string, { path, title, about }: ListedPage): string {
  return `- [${title}](${origin}${path})${about ? `: ${about}` : ''}`
}
