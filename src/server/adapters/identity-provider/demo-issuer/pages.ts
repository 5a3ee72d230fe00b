import { html } from 'hono/html'
import { brand } from '#contract/brand.ts'
import { demoPage, demoPageHeaders, type Html } from '../../demo-page.ts'
import { longestName, people } from './people.ts'

/** A page of the issuer, ready to be sent. */
export interface Page {
  html: string
  headers: Record<string, string>
}

async function pageOf(title: string, body: Html, formTargets: readonly string[] = []): Promise<Page> {
  const page = demoPage({
    title,
    from: 'Demo identity provider',
    notice: 'Nobody here is real, and nobody has a password.',
    body,
  })
  return { html: String(await page), headers: demoPageHeaders(formTargets) }
}

/** Sign-in page of the issuer. `problem` is shown beside the name field. */
export function signInPage(
  action: string,
  returnsTo: string,
  { name = '', problem = '' }: { name?: string; problem?: string } = {},
): Promise<Page> {
  const body = html`<h1>Who are you?</h1>
    <p>Choose somebody, and you are sent back to ${brand.name} as them.</p>
    <form method="post" action="${action}">
      ${people.map(
        ({ subject, givenName, familyName, email, note }) =>
          html`<button class="person" name="person" value="${subject}">
            ${givenName} ${familyName} <span>${email}</span> <span>${note}</span>
          </button>`,
      )}
    </form>
    <h2>Somebody else</h2>
    <form method="post" action="${action}">
      <label class="field">
        Name
        <input
          name="name"
          value="${name}"
          maxlength="${longestName}"
          autocomplete="off"
          required
          ${problem ? html`aria-invalid="true" aria-describedby="problem"` : ''}
        />
      </label>
      ${problem ? html`<p class="problem" id="problem">${problem}</p>` : ''}
      <button class="main">Continue</button>
    </form>
    <form method="post" action="${action}"><button name="cancel" value="1">Cancel</button></form>`
  return pageOf('Sign in', body, [returnsTo])
}

/** Page for an ended sign-in or an invalid URL; `why` is for developers. */
export function brokenPage(why?: string): Promise<Page> {
  const body = html`<h1>This sign-in is over</h1>
    <p>It was finished, left open too long or begun elsewhere. Nothing has happened; please begin again.</p>
    ${why ? html`<p>The provider calls it: ${why}.</p>` : ''}
    <p><a href="/">Back to ${brand.name}</a></p>`
  return pageOf('This sign-in is over', body)
}
