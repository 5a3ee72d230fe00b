import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import type { TextValues } from '#contract/errors.ts'

/** Something that the API names by a code; `message` is its English text, for codes that this page does not know. */
interface Coded {
  code: string
  values?: TextValues | undefined
  message: string
}

/** The same with the page's own texts. The texts of errors are fetched with the first one that is shown. */
export async function translated<Item extends Coded>(items: readonly Item[]): Promise<Item[]> {
  if (items.length === 0) return []
  // A page that has lost its connection, or is older than the service, shows what the API said.
  const texts = await import('#contract/error-text.ts').catch(() => undefined)
  return items.map((item) => ({ ...item, message: texts?.errorText(item.code, item.values) ?? item.message }))
}

/** As {@link translated}, for what stands by names. */
export async function translatedByName<Item extends Coded>(
  items: Readonly<Record<string, Item>>,
): Promise<Record<string, Item>> {
  const names = Object.keys(items)
  const texts = await translated(Object.values(items))
  return Object.fromEntries(texts.map((item, i) => [names[i] ?? '', item]))
}

/** An error in the page's own texts: that of its code, or one for each input that is wrong. */
export async function translatedError(body: ErrorResponse): Promise<ErrorResponse> {
  const { code, values, message, problems } = body
  if (problems) {
    const fields = Object.fromEntries((await translated(problems)).map((problem) => [problem.field, problem.message]))
    return { ...body, message: Object.values(fields), fields }
  }
  if (body.fields) return body
  const [only] = await translated([{ code, values, message: message[0] ?? body.error }])
  return only ? { ...body, message: [only.message] } : body
}
